/**
 * A list of many records that is searched, sorted and paged without counting: what migrations 005 to 008 made for
 * students, for any table with the columns tenant_id, id, sequence, status, created_at, archived_at and search_text.
 */
export type ListSpec = {
  /** The table in schema public, `guardians`, and one of its records, `guardian`. */
  table: string
  one: string
  /** Every status a record that is not archived may have. */
  statuses: readonly string[]
  /** Sorts beside `number`, each with its columns; the last makes the order total. */
  sorts: Record<string, readonly string[]>
}

/** The arguments every filter of a list has, in their order. */
export const filterArguments = `query text, statuses text[], created_from timestamptz, created_to timestamptz,
    archived boolean, sort text, descending boolean, wanted bigint, per integer`

export const filterTypes =
  'text, text[], timestamptz, timestamptz, boolean, text, boolean, bigint, integer'
