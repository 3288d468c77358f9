import { sql } from 'kysely'
import { ownBranches } from '#domain/shared/data/branch_limit'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const limitedTables = [
  'branches',
  'groups',
  'rooms',
  'class_series',
  'class_sessions',
  'enrolments',
] as const

const visibleAmong = statement((_, { ids }: { ids: string[] }) => {
  const each = limitedTables.map(
    (table) => sql`select id from ${sql.table(table)} where id = any(${ids})`
  )
  return sql<Columns<'branches', 'id'>>`${sql.join(each, sql` union all `)}`
})

/** Such keys name what is in a branch: `group`, `next_group_id`, `session_ids`, `sessions`. */
const limitedKey = /(^|_)(branch(es)?|groups?|rooms?|series|sessions?|enrolments?)(_ids?)?$/
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/**
 * The ids under keys of records in branches, at any depth and in the addresses of lists, whose records the
 * reader doesn't see or nobody sees any more. Empty for whoever works in the whole centre.
 */
export async function findHiddenIds(value: unknown): Promise<Set<string>> {
  const ids = ownBranches() === null ? [] : [...new Set(limitedIds(value, ''))]
  if (ids.length === 0) return new Set()
  const visible = new Set((await visibleAmong({ ids })).map(({ id }) => id))
  return new Set(ids.filter((id) => !visible.has(id)))
}

function limitedIds(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    if (limitedKey.test(key)) return idsWithin(value)
    return isAddress(value) ? parts(value).flatMap((part) => limitedIds(part.value, part.key)) : []
  }
  if (Array.isArray(value)) return value.flatMap((one) => limitedIds(one, key))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => limitedIds(one, name))
}

const idsWithin = (text: string) => (text.match(uuid) ?? []).map((id) => id.toLowerCase())

/** Takes hidden ids out, wherever they stand: null instead of one, nothing instead of one of several. */
export function withholdHiddenIds<Value>(value: Value, hidden: Set<string>): Value {
  return withhold(value, hidden) as Value
}

function withhold(value: unknown, hidden: Set<string>): unknown {
  if (typeof value === 'string') {
    if (hidden.has(value.toLowerCase())) return null
    return isAddress(value) ? readableAddress(value, hidden) : value
  }
  if (Array.isArray(value)) {
    return value
      .map((one) => withhold(one, hidden))
      .filter((one, at) => one !== null || value[at] === null)
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withhold(one, hidden)])
  )
}

/** An address of a list without the filters that name hidden records alone. */
function readableAddress(address: string, hidden: Set<string>): string {
  const readable = address.split('&').map((part) => {
    const at = part.indexOf('=') + 1
    const ids = idsWithin(part)
    if (!ids.some((id) => hidden.has(id))) return part
    const visible = ids.filter((id) => !hidden.has(id))
    return visible.length > 0 ? part.slice(0, at) + visible.join(',') : null
  })
  return readable.filter((part) => part !== null).join('&')
}

/** Whether a filter of the address names hidden records alone: without it the list would be another. */
export const isAddressOfHidden = (address: string, hidden: Set<string>): boolean =>
  parts(readableAddress(address, hidden)).length < parts(address).length

const isAddress = (text: string) => /^[\w%[\]]+=/.test(text)

const parts = (address: string) =>
  address
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=')
      return { key: part.slice(0, at).replace(/(%5B|\[).*$/i, ''), value: part.slice(at + 1) }
    })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
