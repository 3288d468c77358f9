import { type NamedRecord } from '#benchmarks/names/records'

/** What is measured: ids for a query, the best first. The database's search fits as well as the one in memory. */
export type Search = (query: string, limit: number) => string[] | Promise<string[]>

export type MakeSearch = (records: NamedRecord[]) => Search | Promise<Search>
