import { sql } from 'kysely'
import type { NumberPattern } from '#domain/access/centre/rules/documents'
import { db, inEveryBranch } from '#domain/shared/data/database'

type Chosen = { patterns: Record<NumberPattern, string>; changed: NumberPattern[] }

/** Numbers are unique by kind: none may be called as one of another kind was earlier. */
export async function patternInUse({ patterns, changed }: Chosen) {
  for (const field of changed) {
    if (await isWritten(field, numberOf(patterns[field]))) return field
  }
  return undefined
}

const isWritten = (field: NumberPattern, number: string) =>
  inEveryBranch(async () => {
    const others = sql`
      select from documents where kind || '_pattern' <> ${field} and number ~* ${number}
      union all select from payments where ${field} <> 'receipt_pattern' and number ~* ${number}
      limit 1`
    return (await others.execute(db())).rows.length > 0
  })

/** A regular expression of the numbers that a pattern writes; a dot is its one sign with a meaning there. */
const numberOf = (pattern: string) =>
  `^${pattern
    .replaceAll('.', '\\.')
    .replace('{YYYY}', '[0-9]{4}')
    .replace(/\{0+\}/, '[0-9]+')}$`
