import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { auditBindings, auditing } from '#domain/shared/audit'
import { taking, takingBindings } from '#domain/shared/counters'
import type { Binding } from '#domain/shared/fly'
import { writeStatement } from '#domain/shared/tenant_scope'

type Columns = Record<string, Binding | undefined>

type Addition = {
  tenantId: string
  actor: Actor
  /** What stands before the running number. */
  prefix: string
  columns: Columns
}

/**
 * A kind of record that carries the centre's next number: number, record and audit trail are one statement, so that two
 * people who add one wait for each other no longer than it runs.
 */
export class NumberedRecord {
  #sql: string

  constructor(
    private area: string,
    private subject: string,
    private written: readonly string[],
    /** Whether the running number is a column of its own, `sequence`. */
    sequenced: boolean
  ) {
    const marks = written.map(() => '?').join(', ')
    this.#sql = `
      with taken as (${taking}),
      made as (
        insert into ${area} (tenant_id, id, number, ${sequenced ? 'sequence, ' : ''}${written.join(', ')})
        select current_setting('app.tenant_id')::uuid, ?,
          ? || lpad(first::text, greatest(4, length(first::text)), '0'), ${sequenced ? 'first, ' : ''}${marks}
        from taken
        returning tenant_id, number
      ),
      trail as (${auditing('made', `jsonb_build_object('number', number)`)})
      select number from made`
  }

  /** Adds one; columns that are not among the written ones are left out. */
  async add({ tenantId, actor, prefix, columns }: Addition) {
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
    const bindings = [...takingBindings(this.area), id, prefix, ...values, ...audit]
    const [made] = await writeStatement<{ number: string }>(tenantId, this.#sql, bindings)
    return { id, number: made!.number }
  }
}
