import { type Expression, sql } from 'kysely'
import { type AskedText, askedText, swappedText } from '#domain/search/ranking/asked_text'
import type { FoundDocuments, SearchDocument, SearchQuery } from '#domain/search/search_index'
import { literals } from '#domain/shared/data/sql'

export type Asking = {
  asked: string
  swapped: string | null
  wanted: number
  filter: string | null
}

export type Finding = { typed: AskedText; swapped: AskedText | undefined; given: Asking }

/** A filter compares without case, as `search.fits` does of the document. */
const lowered = (name: string, value: unknown) =>
  name === 'values' ? (value as string[]).map((one) => one.toLowerCase()) : value

export type ReadText = ReturnType<typeof textReader>

/** Reads a text once, however many indexes are asked for it. */
export function textReader() {
  const known = new Map<string, ReturnType<typeof readText>>()
  return (q: string) => {
    if (!known.has(q)) known.set(q, readText(q))
    return known.get(q)
  }
}

function readText(q: string) {
  const typed = askedText(q)
  if (!typed) return undefined
  const swapped = swappedText(q)
  const asked = JSON.stringify(typed)
  return { typed, swapped, given: { asked, swapped: swapped ? JSON.stringify(swapped) : null } }
}

/** What a query asks of the database; undefined where it asks nothing. */
export function finding(
  { q, limit, offset, filter }: SearchQuery,
  read: ReadText
): Finding | undefined {
  const text = read(q)
  if (!text) return undefined
  const { typed, swapped, given } = text
  const wanted = limit + offset
  return {
    typed,
    swapped,
    given: { ...given, wanted, filter: filter && JSON.stringify(filter, lowered) },
  }
}

const begins = ['named', 'begun']
/** Where the words stand in a text; elsewhere somebody sounds like them or is a letter off. */
const holds = [...begins, 'inside']

type Swapped = { swapped: boolean; stage: string }

/** As it was typed; and where no text has it, as typed on the other layout of the keyboard. */
export const typedOrSwapped = <Row>(
  { asked, swapped }: Asking,
  find: (asked: Expression<unknown>) => Expression<Row>
) => sql<Row & Swapped>`
  with typed as materialized (select false as swapped, found.* from ${find(sql`${asked}::jsonb`)} found)
  select * from typed
  union all
  select true, found.* from ${find(sql`${swapped}::jsonb`)} found
  where ${swapped}::jsonb is not null and not exists (select from typed where stage in (${sql.join(literals(begins))}))`

/** What was meant, in its order: what the other layout would have written goes first where a text has it. */
export function meant<Row extends Swapped>(
  { typed, swapped }: Finding,
  rows: Row[],
  rank: (asked: AskedText, rows: Row[]) => Row[]
): Row[] {
  const others = rows.filter((row) => row.swapped)
  const asTyped = rank(
    typed,
    rows.filter((row) => !row.swapped)
  )
  if (!swapped || others.length === 0) return asTyped
  const isWritten = others.some(({ stage }) => begins.includes(stage))
  const asSwapped = rank(swapped, others)
  return isWritten || asTyped.length === 0 ? asSwapped : asTyped
}

export const nothingFound: FoundDocuments = { documents: [], onlySimilar: false }

/** `isMeant` knows who has the words in another spelling. */
export const foundDocuments = <Row extends Swapped>(
  rows: Row[],
  documentOf: (row: Row) => SearchDocument,
  isMeant: (row: Row) => boolean = () => false
): FoundDocuments => ({
  documents: rows.map(documentOf),
  onlySimilar: rows.length > 0 && !rows.some((row) => holds.includes(row.stage) || isMeant(row)),
})
