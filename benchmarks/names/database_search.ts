import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { makeTenant, ownDatabase } from '#benchmarks/names/own_database'
import type { NamedRecord } from '#benchmarks/names/records'
import type { MakeSearch } from '#benchmarks/names/search'
import { searchRecords } from '#domain/search/search_records'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { keyed } from '#domain/shared/records/keyed_name'

const batch = 5000

let opened: ReturnType<typeof ownDatabase> | undefined

const tenants: string[] = []

/** Afterwards: the next run begins with nobody. */
export async function dropNames() {
  const database = await opened
  for (const tenant of tenants)
    await withTenant(tenant, () => sql`delete from students`.execute(db()))
  await database?.close()
}

/** The records as students of a centre of their own, found as the palette finds them. */
export const databaseSearch: MakeSearch = async (records) => {
  opened ??= ownDatabase('markaz_names')
  const { owner } = await opened
  const tenant = await makeTenant(`names-${uuid().slice(-12)}`)
  tenants.push(tenant)
  for (let from = 0; from < records.length; from += batch) {
    await withTenant(tenant, () => insert(records.slice(from, from + batch).map(row)))
  }
  await owner.query('vacuum analyze public.students')
  return async (q, limit) => {
    const query = { index: 'students', q, limit, offset: 0, filter: null } as const
    const [found] = await readStatements(tenant, () => searchRecords([query], 'en'))
    return found!.documents.map(({ number }) => String(number).slice(1))
  }
}

const row = ({ id, written, arabic, latin }: NamedRecord) =>
  keyed({
    id: uuid(),
    number: `N${id}`,
    sequence: Number(id) + 1,
    first_name: written.given,
    last_name: written.family,
    ...other(written.given === arabic?.split(' ')[0] ? latin : arabic, written),
  })

function other(name: string | null, { given, family }: NamedRecord['written']) {
  if (!name || name === `${given} ${family}`)
    return { first_name_other: null, last_name_other: null }
  const [first, ...rest] = name.split(' ')
  return { first_name_other: first!, last_name_other: rest.join(' ') || null }
}

const insert = (rows: object[]) =>
  sql`
    insert into students (id, number, sequence, first_name, last_name, first_name_other, last_name_other, name_keys, keyed_name)
    select id, number, sequence, first_name, last_name, first_name_other, last_name_other, name_keys, keyed_name
    from jsonb_populate_recordset(null::students, ${JSON.stringify(rows)}::jsonb)`.execute(db())
