/**
 * A list of many records, searched, sorted and paged without counting: what migrations 005 to 008
 * made for students, for any table with the columns tenant_id, id, sequence, status, created_at,
 * archived_at and search_text. `one` is a record of `table`: `guardian` of `guardians`. `statuses`
 * are those of live records. `sorts` come besides `number`; the last column of each makes the order
 * total.
 */
export type ListSpec = {
  table: string
  one: string
  statuses: readonly string[]
  sorts: Record<string, readonly string[]>
}

export const filterArguments = `query text, statuses text[], created_from timestamptz, created_to timestamptz,
    archived boolean, sort text, descending boolean, wanted bigint, per integer`

export const filterTypes =
  'text, text[], timestamptz, timestamptz, boolean, text, boolean, bigint, integer'
