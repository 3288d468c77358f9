import { acceptedNames } from '#domain/imports/queries/list_import_names'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { lackingNames, otherNames } from '#domain/imports/rules/other_names'

/** The rows with the names that were accepted for them, and how many they are. */
export async function pairNames(importId: string, rows: ReadRow[]) {
  const lacking = new Set(rows.flatMap(({ values }) => lackingNames(values)))
  const accepted = await acceptedNames(importId, [...lacking])
  if (accepted.size === 0) return { rows, paired: 0 }
  const others = rows.map(({ values }) => otherNames(values, accepted))
  return {
    rows: rows.map((row, at) => ({ ...row, values: { ...row.values, ...others[at] } })),
    paired: others.filter((names) => Object.keys(names).length > 0).length,
  }
}
