import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { bypassRole } from '#benchmarks/server/bypass'

const published = `tenant uuid := current_setting('app.tenant_id')::uuid;`
const signature = 'search.newest_students(wanted'

/** The floors' role, which may read past row-level security, and the list's own query with the tenant as an argument. */
export async function makeBypassRole(superuser: pg.Client) {
  const password = randomBytes(24).toString('base64url')
  const known = await superuser.query('select from pg_roles where rolname = $1', [bypassRole])
  if (!known.rowCount) await superuser.query(`create role ${bypassRole} login bypassrls`)
  await superuser.query(`alter role ${bypassRole} password '${password}'`)
  await superuser.query(`
    create schema if not exists bench;
    grant usage on schema public, platform, search, bench to ${bypassRole};
    grant select on all tables in schema public, platform to ${bypassRole};`)
  await superuser.query(await explicitList(superuser))
  process.env.BENCH_PASSWORD = password
}

async function explicitList(superuser: pg.Client) {
  const { rows } = await superuser.query<{ definition: string }>(
    `select pg_get_functiondef('search.newest_students(bigint, integer)'::regprocedure) as definition`
  )
  const { definition } = rows[0]!
  if (!definition.includes(published) || !definition.includes(signature)) {
    throw new Error(
      'search.newest_students has changed: teach benchmarks/seed/bypass_role.ts its new form'
    )
  }
  return definition
    .replace(signature, 'bench.newest_students(tenant uuid, wanted')
    .replace(published, '')
}
