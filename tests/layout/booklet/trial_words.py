"""The words that stand on booklets of tests."""

TRIAL_WORDS = {
    "booklet": "Rules",
    "contents": "Contents",
    "summary": "Summary",
    "notes": "Notes",
    "signs": "Signs",
}
