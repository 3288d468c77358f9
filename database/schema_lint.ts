import { platformTables } from '#database/platform_tables'
import { schemaRules, type SchemaRule } from '#database/schema_lint_rules'
import { definerFunctions, readerPolicies } from '#database/search_functions'
import { applicationRole } from '#database/tenant_table'

export type SchemaFault = { rule: SchemaRule; name: string }

type Connection = { query(sql: string): Promise<{ rows: SchemaFault[] }> }

export class SchemaFaultsError extends Error {
  constructor(faults: SchemaFault[]) {
    const lines = faults.map(({ rule, name }) => `  ${name}: ${rule}`)
    super(['The schema does not keep tenants apart:', ...lines].join('\n'))
  }
}

export async function lintSchema(connection: Connection): Promise<SchemaFault[]> {
  const { rows } = await connection.query(`${subjects()} ${rules} order by 1, 2`)
  return rows
}

/**
 * Runs after migrations and at boot. Throws SchemaFaultsError when one tenant could reach another's
 * rows.
 */
export async function refuseFaultySchema(connection: Connection) {
  const faults = await lintSchema(connection)
  if (faults.length > 0) throw new SchemaFaultsError(faults)
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'::text`
const list = (values: string[]) => `array[${values.map(text).join(', ')}]::text[]`

const rules = Object.entries(schemaRules)
  .map(([rule, sql]) => `select ${text(rule)} as rule, name from (${sql}) as fault (name)`)
  .join(' union all ')

const subjects = () => `
  with allowed as (select
    ${text(applicationRole())} as role,
    ${list(definerFunctions)} as definers,
    ${list(readerPolicies.map(({ table, policy }) => `${table} ${policy}`))} as reader_policies,
    ${list(platformTables)} as platform_tables
  ), app as (
    select r.* from pg_roles r join allowed on r.rolname = allowed.role
  ), own as (
    select c.*, n.nspname, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ), tenant_table as (
    select own.*, coalesce(a.attnum, 0) as tenant_column from own
    left join pg_attribute a on a.attrelid = own.oid and a.attname = 'tenant_id'
    where relkind in ('r', 'p') and nspname = 'public'
  ), definer as (
    select p.proconfig, p.prosrc, n.nspname || '.' || p.proname || '('
      || array_to_string(array(select format_type(type, null) from unnest(p.proargtypes) as type), ',') || ')' as signature
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  )`
