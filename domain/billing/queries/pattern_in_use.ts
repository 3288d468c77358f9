import { sql } from 'kysely'
import type { NumberPattern } from '#domain/access/centre/rules/documents'
import { db, inEveryBranch } from '#domain/shared/data/database'

type Chosen = { patterns: Record<NumberPattern, string>; changed: NumberPattern[] }

const otherKind = { invoice_pattern: 'credit_note', credit_note_pattern: 'invoice' } as const

/** Numbers are unique by kind: a credit note must not be called as an earlier invoice is, nor the reverse. */
export async function patternInUse({ patterns, changed }: Chosen) {
  for (const field of changed) {
    if (await isWritten(otherKind[field], numberOf(patterns[field]))) return field
  }
  return undefined
}

const isWritten = (kind: 'invoice' | 'credit_note', number: string) =>
  inEveryBranch(async () => {
    const document = await db()
      .selectFrom('documents')
      .where('kind', '=', kind)
      .where(sql<boolean>`number ~* ${number}`)
      .select('id')
      .limit(1)
      .executeTakeFirst()
    return document !== undefined
  })

/** A regular expression of the numbers that a pattern writes; a dot is its one sign with a meaning there. */
const numberOf = (pattern: string) =>
  `^${pattern
    .replaceAll('.', '\\.')
    .replace('{YYYY}', '[0-9]{4}')
    .replace(/\{0+\}/, '[0-9]+')}$`
