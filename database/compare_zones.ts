import type { Pool, PoolClient } from 'pg'

export interface ZoneDifference {
  zone: string
  /**
   * The first day, YYYY-MM-DD, from a year back to three years ahead; null if PostgreSQL doesn't know the
   * zone at all.
   */
  from: string | null
  /** Minutes ahead of UTC. */
  node: number | null
  postgres: number | null
}

const comparing = `
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as "from",
    offsets[width_bucket(at, starts)] / 60 as node,
    (extract(epoch from at at time zone name - at at time zone 'UTC') / 60)::integer as postgres
  from platform.zones, generate_series(
    date_trunc('day', now(), 'UTC') - interval '400 days', now() + interval '1100 days', interval '6 hours') as at
  where name = $1 and at at time zone name <> at at time zone 'UTC' + make_interval(secs => offsets[width_bucket(at, starts)])
  order by at limit 1`

/**
 * The zones that centres and branches have chosen for which PostgreSQL's table would show other clocks than
 * Node's.
 */
export async function compareZones(owner: Pool | PoolClient): Promise<ZoneDifference[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from platform.zones where is_chosen order by name'
  )
  const differences: ZoneDifference[] = []
  for (const { name: zone } of rows) {
    const difference = await compareZone(owner, zone)
    if (difference) differences.push({ zone, ...difference })
  }
  return differences
}

const unknownZone = { from: null, node: null, postgres: null }

async function compareZone(owner: Pool | PoolClient, zone: string) {
  try {
    const { rows } = await owner.query<Omit<ZoneDifference, 'zone'>>(comparing, [zone])
    return rows[0]
  } catch (error) {
    // invalid_parameter_value: time zone not recognized
    if ((error as { code?: string }).code === '22023') return unknownZone
    throw error
  }
}

const hoursOf = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** A line of the log, in plain words. */
export function wordsOfDifference({ zone, from, node, postgres }: ZoneDifference) {
  const what =
    from === null
      ? `PostgreSQL doesn't know the time zone ${zone}.`
      : `Node.js (${process.versions.tz}) and PostgreSQL disagree about ${zone}: from ${from} on it is ${hoursOf(node!)} by Node.js and ${hoursOf(postgres!)} by PostgreSQL.`
  return `${what} Markaz goes by Node.js everywhere; nothing has to be done.`
}
