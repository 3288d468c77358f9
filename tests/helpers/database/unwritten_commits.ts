import { sql } from 'kysely'
import { ownerPool, platform } from '#domain/shared/data/database'

/** As many as a start may have opened before the setting was there: each of them is told by itself. */
const opened = 4

/**
 * A test's commit doesn't wait for the disk: forty thousand of them did. What must outlive a crash is tried on servers of
 * their own (tests/functional/bin). Another's server is left as it is.
 */
export async function leaveCommitsUnwritten() {
  if (process.env.DATABASE_URL) return
  const owner = ownerPool()
  await owner.query(`alter database ${process.env.DB_DATABASE} set synchronous_commit = off`)
  const each = Array.from({ length: opened })
  await Promise.all([
    ...each.map(() => sql`set synchronous_commit = off`.execute(platform())),
    ...each.map(() => owner.query('set synchronous_commit = off')),
  ])
}
