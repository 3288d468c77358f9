import pg from 'pg'
import { cutWhenSilent, refuseWhileSilent } from '#domain/shared/data/silent_database'

/**
 * Keeps days as text: the driver would make local midnight of them. Lists of days use the parser of
 * text[].
 */
const parsers = new Map<number, unknown>([
  [1082, String],
  [1182, pg.types.getTypeParser(1009 as never)],
])

const types = {
  getTypeParser: (oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
} as unknown as pg.CustomTypesConfig

export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    types,
    idleTimeoutMillis: 30_000,
    ...config,
  } as pg.PoolConfig)
  // A connection PostgreSQL ends tells its statements, and this; unheard it would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return pool
}

/** For answering requests: a silent PostgreSQL is noticed, and nobody waits for it twice. */
export function openWatchedPool(config: pg.PoolConfig): pg.Pool {
  const pool = openPool(config)
  pool.on('connect', cutWhenSilent)
  return refuseWhileSilent(pool)
}
