type Fields = Record<string, unknown>

/** What differs between two records, by field: only this goes into the audit trail. Dates compare as days, lists by what they hold. */
export function changedFields(before: Fields, after: Fields) {
  const changed = Object.keys(after).filter((field) => !same(before[field], after[field]))
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]))
  return { fields: changed, before: only(before), after: only(after) }
}

const same = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : (one ?? null) === (other ?? null)
