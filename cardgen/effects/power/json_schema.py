"""A power as JSON Schema, for editors that complete and check what is typed."""

from typing import Any

from cardgen.effects.power.reading import ability_record, action_keys
from cardgen.packs.fields import PowerSchema

AGE_KEY_PATTERN = "^(I|II|III|I-II|II-III|I-III)$"


def power_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of a power; its `$defs` belong at the root of the document it joins."""
    listed = {"$ref": "#/$defs/ability"}
    power, abilities = PowerSchema(listed).json_schema(), {"type": "array", "items": listed}
    ability = {"anyOf": [_described(action) for action in sorted(action_keys())]}
    return {
        "$ref": "#/$defs/power",
        "$defs": {
            "power": allow_age_map(power),
            "abilities": allow_age_map(abilities),
            "ability": ability,
        },
    }


def _described(action: str) -> dict[str, Any]:
    record = ability_record(action)
    schema = vary_by_age(record.json_schema())
    return {"title": action, **schema, "required": [action, *record.required]}


def vary_by_age(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with every property free to differ by Age."""
    changed = dict(schema)
    if "properties" in schema:
        parts = schema["properties"].items()
        changed["properties"] = {key: allow_age_map(vary_by_age(part)) for key, part in parts}
    if isinstance(schema.get("additionalProperties"), dict):
        changed["additionalProperties"] = allow_age_map(vary_by_age(schema["additionalProperties"]))
    if "anyOf" in schema:
        changed["anyOf"] = [vary_by_age(part) for part in schema["anyOf"]]
    if "items" in schema:
        changed["items"] = allow_age_map(vary_by_age(schema["items"]))
    return changed


def allow_age_map(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema, or a map by Age of it; written once for all the Age keys to stay small."""
    told = {"description": schema["description"]} if "description" in schema else {}
    bare = {key: part for key, part in schema.items() if key != "description"}
    ages = {"type": "object", "minProperties": 1, "patternProperties": {AGE_KEY_PATTERN: bare}}
    return {**told, "anyOf": [bare, {**ages, "additionalProperties": False}]}
