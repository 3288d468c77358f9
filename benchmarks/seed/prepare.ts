import { openClient } from '#bin/database/connection'
import type { Address } from '#bin/database/connection'
import { readOrMakeSecrets } from '#bin/secrets'
import { Child } from '#benchmarks/measure/child'
import { parentOf } from '#benchmarks/measure/processor_time'
import { makeBypassRole } from '#benchmarks/seed/bypass_role'
import { seedGroups } from '#benchmarks/seed/group_rows'
import { keyNames } from '#benchmarks/seed/name_keys'
import { seedLists } from '#benchmarks/seed/list_rows'
import { seed } from '#benchmarks/seed/seed'
import { seedTimetable } from '#benchmarks/seed/timetable_rows'
import { trim } from '#benchmarks/seed/trim'
import { settings } from '#benchmarks/settings'

/** Migrates, seeds what is missing and makes the floors' role; answers the process id of PostgreSQL's postmaster. */
export async function prepare(address: Address) {
  const migrated = new Child('benchmarks/server/web.js')
  await migrated.ready()
  await migrated.stop()

  const login = { database: settings.database }
  const owner = await openClient(address, {
    ...login,
    user: process.env.DB_OWNER_USER!,
    password: process.env.DB_OWNER_PASSWORD!,
  })
  await seed(owner)
  await trim(owner)
  await seedGroups(owner)
  await seedLists(owner)
  await seedTimetable(owner)
  await keyNames(owner)
  await owner.end()

  const { superuser } = await readOrMakeSecrets(process.env.DATA_DIR!)
  const admin = await openClient(address, { ...login, user: 'postgres', password: superuser })
  await makeBypassRole(admin)
  const { rows } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]!.pid)
  await admin.end()
  return postmaster
}
