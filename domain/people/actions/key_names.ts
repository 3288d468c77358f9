import { sql } from 'kysely'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { type Columns, enteredTenant } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { keyed, peopleTables } from '#domain/shared/records/keyed_name'
import { storedNameFields, type StoredNames } from '#domain/shared/text/person_names'

type Table = (typeof peopleTables)[number]

const batch = 200

const waiting = statement(() => {
  const tables = peopleTables.map(
    (table) => sql`
      select ${sql.lit(table)} as name where exists (
        select from ${sql.table(table)} where tenant_id = ${enteredTenant} and keyed_name is null)`
  )
  return sql<{ name: Table }>`${sql.join(tables, sql` union all `)}`
})

/**
 * Makes the keys of people who have none yet, who were there before the rules or came past the application: one batch of a
 * centre. Answers whether there may be more.
 */
export class KeyNames {
  async execute(tenantId: string): Promise<boolean> {
    const [found] = await readStatements(tenantId, () => waiting({}))
    if (!found) return false
    await withTenant(tenantId, async () => write(found.name, await take(found.name)))
    return true
  }
}

/** Whoever is being changed is passed over: the change brings the keys along. */
async function take(table: Table) {
  const people = sql<Columns<'students', 'id'> & StoredNames>`
    select id, ${sql.join(storedNameFields.map((field) => sql.ref(field)))} from ${sql.table(table)}
    where tenant_id = ${enteredTenant} and keyed_name is null order by id limit ${batch} for update skip locked`
  return (await people.execute(db())).rows
}

async function write(table: Table, people: (Columns<'students', 'id'> & StoredNames)[]) {
  const keys = people.map((person) => keyed(person))
  await sql`
    update ${sql.table(table)} t set name_keys = k.name_keys, keyed_name = k.keyed_name
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (id uuid, name_keys text[], keyed_name text)
    where t.tenant_id = ${enteredTenant} and t.id = k.id`.execute(db())
}
