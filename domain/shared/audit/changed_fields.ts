type Fields = Record<string, unknown>

/** The fields that differ: only these go into the audit trail. Lists compare item by item. */
export function changedFields(before: Fields, after: Fields) {
  const changed = Object.keys(after).filter(
    (field) => !isSame(before[field] ?? null, after[field] ?? null)
  )
  const only = (fields: Fields) =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]))
  return { fields: changed, before: only(before), after: only(after) }
}

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'object' ? JSON.stringify(one) === JSON.stringify(other) : one === other
