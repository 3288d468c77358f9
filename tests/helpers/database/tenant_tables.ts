import { sql } from 'kysely'
import type { DB } from '#database/schema'
import { platform } from '#domain/shared/data/database'

type Table = Exclude<keyof DB, `platform.${string}`>

export type TenantTable = { table: Table; columns: string }
export type ForeignKey = { table: Table; column: string; target: Table; targetColumn: string }

export async function tenantTables(): Promise<TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`.execute(platform())
  return rows
}

export async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select k.conrelid::regclass::text as table, a.attname as column,
      k.confrelid::regclass::text as target, b.attname as "targetColumn"
    from pg_constraint k cross join unnest(k.conkey, k.confkey) as pair (here, there)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.here
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.there
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and a.attname not in ('tenant_id', 'share')
    order by 1, 2`.execute(platform())
  return rows
}
