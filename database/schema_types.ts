import { formatted } from '#bin/slice/formatted'

type Column = {
  schema: string
  table: string
  column: string
  type: string
  nullable: boolean
  defaulted: boolean
  always: boolean
  words: string | null
}

/**
 * What the driver answers for a type, and what it accepts where that is more; the parsers are set
 * in domain/shared/data/pools.ts.
 */
const types: Record<string, string> = {
  'boolean': 'boolean',
  'smallint': 'number',
  'integer': 'number',
  'double precision': 'number',
  'bigint': 'Bigint',
  'numeric': 'Decimal',
  'text': 'string',
  'character varying': 'string',
  'uuid': 'string',
  'date': 'Day',
  'time without time zone': 'string',
  'interval': 'string',
  'inet': 'string',
  'time': 'string',
  'timestamp with time zone': 'Instant',
  'jsonb': 'Json<unknown>',
  'bytea': 'Buffer',
  'tsvector': 'string',
  'int4range': 'string',
  'daterange': 'string',
  'tstzrange': 'string',
}

const documents: Record<string, string> = {
  'public.audit_events.before': 'Json<Record<string, unknown>>',
  'public.audit_events.after': 'Json<Record<string, unknown>>',
}

/** One row a column; `words` is a check of the column alone, `(status = ANY (ARRAY['a'::text, …]))`. */
const columnsOfSchema = `
  select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as defaulted,
    a.attgenerated <> '' or a.attidentity = 'a' as always,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^()]*\\]\\)\\)\\)$' limit 1) as words
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'platform') and c.relkind in ('r', 'p', 'v')
    and n.nspname || '.' || c.relname !~ '^platform.migrations'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1, 2, a.attname`

const head = `/** Written by \`npm run ace -- schema:types\` from the migrated database: nothing here is written by hand. */
import type { ColumnType, GeneratedAlways } from 'kysely'

/** A whole number PostgreSQL answers as text. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>
type Decimal = ColumnType<string, string | number, string | number>
/** A day, YYYY-MM-DD. */
type Day = string
type Instant = ColumnType<Date, Date | string, Date | string>
/** Read as what it holds, written as text: a driver would take a list for an array of PostgreSQL's. */
type Json<T> = ColumnType<T, string, string>
type Defaulted<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
`

type Database = { query(sql: string): Promise<{ rows: Column[] }> }

export async function schemaTypes(database: Database) {
  const { rows } = await database.query(columnsOfSchema)
  const tables = Map.groupBy(rows, ({ schema, table }) =>
    schema === 'public' ? table : `${schema}.${table}`
  )
  const names = [...tables.keys()]
  const bodies = names.map((name) => {
    const lines = tables.get(name)!.map((column) => `  ${column.column}: ${typeOf(column)}`)
    return `export type ${typeName(name)} = {\n${lines.join('\n')}\n}\n`
  })
  const index = names.map((name) => `  '${name}': ${typeName(name)}`)
  const text = `${head}\n${bodies.join('\n')}\nexport type DB = {\n${index.join('\n')}\n}\n`
  return formatted(import.meta.filename, text)
}

function typeOf(column: Column) {
  const { schema, table, type, nullable, defaulted, always } = column
  const base = wordsOf(column) ?? documents[`${schema}.${table}.${column.column}`] ?? named(type)
  const whole = nullable ? `${base} | null` : base
  if (always) return `GeneratedAlways<${whole.replace(/^(Bigint|Decimal)\b/, 'string')}>`
  return defaulted ? `Defaulted<${whole}>` : whole
}

function named(type: string): string {
  if (type.endsWith('[]')) return `${named(type.slice(0, -2))}[]`
  const known = types[type]
  if (!known) throw new Error(`database/schema_types.ts does not know the type ${type}`)
  return known
}

function wordsOf({ words, type }: Column) {
  if (!words || type !== 'text') return undefined
  return [...words.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => `'${word}'`).join(' | ')
}

const typeName = (table: string) =>
  table
    .split(/[._]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')
