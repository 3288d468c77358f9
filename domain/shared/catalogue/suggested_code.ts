import { selectRows } from '#domain/shared/select_rows'

const shortest = 3

/** The code after the highest of its kind: `SUB-001`, `SUB-002` …; what was typed otherwise is not counted. */
export async function suggestedCode(table: string, prefix: string) {
  const [found] = await selectRows<{ highest: number }>(
    `select coalesce(max(substring(code from ?)::integer), 0) as highest from ${table}`,
    [`^${prefix}-([0-9]{1,8})$`]
  )
  return `${prefix}-${String(found!.highest + 1).padStart(shortest, '0')}`
}
