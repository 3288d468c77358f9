import type { Pool } from 'pg'

const preparing = 7_205_011

/**
 * Does what a start does to the database while no other start does: the second of two finds the
 * work done.
 */
export async function oneAtATime<T>(owner: Pool, work: () => Promise<T>): Promise<T> {
  const holder = await owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [preparing])
    return await work()
  } finally {
    await holder.query('commit').catch(() => {})
    holder.release()
  }
}
