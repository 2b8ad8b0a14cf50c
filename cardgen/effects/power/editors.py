"""JSON Schema of powers for editors, made from what the effects declare."""

from typing import Any

from cardgen.effects.power.actions import actions
from cardgen.effects.power.reading import ability_record
from cardgen.loading.fields import Power

AGES = "^(I|II|III|I-II|II-III|I-III)$"


def power_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of a power; its `$defs` belong at the root of the document it joins."""
    listed = {"$ref": "#/$defs/ability"}
    power, abilities = Power(listed).json_schema(), {"type": "array", "items": listed}
    ability = {"anyOf": [_described(action) for action in sorted(actions())]}
    return {
        "$ref": "#/$defs/power",
        "$defs": {"power": by_age(power), "abilities": by_age(abilities), "ability": ability},
    }


def _described(action: str) -> dict[str, Any]:
    record = ability_record(action)
    schema = varying(record.json_schema())
    return {"title": action, **schema, "required": [action, *record.required]}


def varying(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with every property free to differ by Age."""
    changed = dict(schema)
    if "properties" in schema:
        parts = schema["properties"].items()
        changed["properties"] = {key: by_age(varying(part)) for key, part in parts}
    if isinstance(schema.get("additionalProperties"), dict):
        changed["additionalProperties"] = by_age(varying(schema["additionalProperties"]))
    if "anyOf" in schema:
        changed["anyOf"] = [varying(part) for part in schema["anyOf"]]
    if "items" in schema:
        changed["items"] = by_age(varying(schema["items"]))
    return changed


def by_age(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema, or a map by Age of it; written once for all the Age keys to stay small."""
    told = {"description": schema["description"]} if "description" in schema else {}
    bare = {key: part for key, part in schema.items() if key != "description"}
    ages = {"type": "object", "minProperties": 1, "patternProperties": {AGES: bare}}
    return {**told, "anyOf": [bare, {**ages, "additionalProperties": False}]}
