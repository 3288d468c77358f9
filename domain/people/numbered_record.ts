import { type Expression, type Insertable, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { v7 as uuid } from 'uuid'
import type { DB } from '#database/schema'
import type { Actor } from '#domain/shared/audit/actor'
import { auditing, auditValues, type AuditValues } from '#domain/shared/audit/audit'
import { taking } from '#domain/shared/data/counters'
import { writeStatement } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { keyed } from '#domain/shared/records/keyed_name'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'

type Table = 'students' | 'guardians' | 'instructors' | 'households'
export type Written<T extends Table> = Omit<
  Insertable<DB[T]>,
  'tenant_id' | 'id' | 'number' | 'sequence'
>

type Addition<T extends Table> = {
  tenantId: string
  actor: Actor
  prefix?: string
  columns: Written<T>
}

type Given = AuditValues & { id: string; prefix: string; counter: string; count: number } & {
  [column: string]: unknown
}
export type Added = { id: string; number: string }

type Options<T extends Table> = {
  area: T
  subject: string
  isSequenced: boolean
}

/**
 * Number, record and audit entry are one statement, so that two people who add one wait for each
 * other only while it runs.
 */
export class NumberedRecord<T extends Table> {
  #add

  constructor(private options: Options<T>) {
    this.#add = perColumns((written) =>
      statement(
        (_, given: Given) =>
          sql<Columns<T, 'number'>>`with ${adding(options, written, given)} select number from made`
      )
    )
  }

  get area() {
    return this.options.area
  }

  async add(addition: Addition<T>): Promise<Added> {
    const columns = keyed(addition.columns)
    const given = { ...columns, ...givenOf(this.options, addition) }
    const add = this.#add(columns)
    const [made] = await writeStatement(addition.tenantId, () => add(given))
    return { id: given.id, number: made!.number }
  }

  /** A statement that adds one, or answers what `against` finds. */
  unlessFound<Looking extends object, Found>(against: (looking: Looking) => RawBuilder<Found>) {
    const none = sql<SqlBool>`not exists (select from found)`
    const adds = perColumns((written) =>
      statement(
        (_, given: Given & Looking) => sql<Found & { given: string | null }>`
        with found as materialized (${against(given)}), ${adding(this.options, written, given, none)}
        select made.number as given, found.* from made full join found on true`
      )
    )
    return async (addition: Addition<T>, looking: Looking): Promise<Added | Found[]> => {
      const columns = keyed(addition.columns)
      const given = { ...columns, ...givenOf(this.options, addition), ...looking }
      const add = adds(columns)
      const rows = await writeStatement(addition.tenantId, () => add(given))
      const number = rows[0]!.given
      return number === null ? rows : { id: given.id, number }
    }
  }
}

function perColumns<Add>(make: (written: string[]) => Add) {
  const made = new Map<string, Add>()
  return (columns: object): Add => {
    const written = Object.keys(columns)
    const key = written.join()
    const add = made.get(key) ?? make(written)
    made.set(key, add)
    return add
  }
}

function givenOf<T extends Table>(
  { area, subject }: Options<T>,
  { actor, prefix = numberPrefixes[area], columns }: Addition<T>
): Given {
  const id = uuid()
  const told = Object.entries(columns).filter(([, value]) => value !== null)
  const audit = auditValues({
    actor,
    action: `${area}.create`,
    subjectType: subject,
    subjectId: id,
    after: Object.fromEntries(told),
  })
  return { ...audit, id, prefix, counter: area, count: 1 }
}

function adding<T extends Table>(
  { area, isSequenced }: Options<T>,
  written: string[],
  given: Given,
  when?: Expression<SqlBool>
) {
  const [sequence, first] = isSequenced ? [sql`sequence, `, sql`first, `] : [sql``, sql``]
  return sql`
    taken as (${taking(given, when)}),
    made as (
      insert into ${sql.table(area)} (id, number, ${sequence}${sql.join(written.map((name) => sql.ref(name)))})
      select ${given.id}, ${given.prefix} || lpad(first::text, greatest(4, length(first::text)), '0'),
        ${first}${sql.join(written.map((name) => given[name]))}
      from taken returning number
    ),
    trail as (${auditing(given, 'made', sql`jsonb_build_object('number', number)`)})`
}
