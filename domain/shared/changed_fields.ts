type Fields = Record<string, unknown>

/** What differs between two records, by field: only this goes into the audit trail. Dates compare as days. */
export function changedFields(before: Fields, after: Fields) {
  const changed = Object.keys(after).filter(
    (field) => (before[field] ?? null) !== (after[field] ?? null)
  )
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]))
  return { fields: changed, before: only(before), after: only(after) }
}
