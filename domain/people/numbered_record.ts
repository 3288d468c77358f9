import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { auditBindings, auditing } from '#domain/shared/audit'
import { taking, takingBindings } from '#domain/shared/counters'
import type { Binding } from '#domain/shared/tenant_scope'
import { writeStatement } from '#domain/shared/tenant_scope'

type Columns = Record<string, Binding | undefined>

type Addition = {
  tenantId: string
  actor: Actor
  /** What stands before the running number. */
  prefix: string
  columns: Columns
}

type Added = { id: string; number: string }

/**
 * A kind of record that carries the centre's next number: number, record and audit trail are one statement, so that two
 * people who add one wait for each other no longer than it runs.
 */
export class NumberedRecord {
  #add: string
  #addUnlessFound: string | undefined

  /** `sequenced`: the running number is a column of its own, `sequence`. `against`: a query for what speaks against adding. */
  constructor(
    private area: string,
    private subject: string,
    private written: readonly string[],
    { sequenced, against }: { sequenced: boolean; against?: string }
  ) {
    const marks = written.map(() => '?').join(', ')
    const adding = (taken: string) => `
      taken as (${taken}),
      made as (
        insert into ${area} (tenant_id, id, number, ${sequenced ? 'sequence, ' : ''}${written.join(', ')})
        select current_setting('app.tenant_id')::uuid, ?,
          ? || lpad(first::text, greatest(4, length(first::text)), '0'), ${sequenced ? 'first, ' : ''}${marks}
        from taken
        returning tenant_id, number
      ),
      trail as (${auditing('made', `jsonb_build_object('number', number)`)})`
    this.#add = `with ${adding(taking())} select number from made`
    if (!against) return
    this.#addUnlessFound = `
      with found as materialized (${against}), ${adding(taking('not exists (select from found)'))}
      select made.number as given, found.* from made full join found on true`
  }

  /** Adds one; columns that are not among the written ones are left out. */
  async add(addition: Addition): Promise<Added> {
    const { id, bindings } = this.#boundTo(addition)
    const [made] = await this.#write<{ number: string }>(addition, this.#add, bindings)
    return { id, number: made!.number }
  }

  /** Adds one, or answers what its kind's `against` finds with these values. */
  async addUnlessFound<Found>(addition: Addition, looking: Binding[]): Promise<Added | Found[]> {
    const { id, bindings } = this.#boundTo(addition)
    const all = [...looking, ...bindings]
    const rows = await this.#write<{ given: string | null }>(addition, this.#addUnlessFound!, all)
    const number = rows[0]!.given
    return number === null ? (rows as Found[]) : { id, number }
  }

  #write<Row>({ tenantId }: Addition, sql: string, bindings: Binding[]) {
    return writeStatement<Row>(tenantId, sql, bindings)
  }

  #boundTo({ actor, prefix, columns }: Addition) {
    const id = uuid()
    const given = Object.entries(columns).filter(([, value]) => value !== null)
    const audit = auditBindings({
      actor,
      action: `${this.area}.create`,
      subjectType: this.subject,
      subjectId: id,
      after: Object.fromEntries(given),
    })
    const values = this.written.map((name) => columns[name] ?? null)
    return { id, bindings: [...takingBindings(this.area), id, prefix, ...values, ...audit] }
  }
}
