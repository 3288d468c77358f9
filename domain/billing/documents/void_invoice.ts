import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { invoiceVoided } from '#domain/billing/events'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, inEveryBranch, withTenantRepeating } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  zone: string
  id: string
  version: number
  reason: string
}

export type VoidRefusal =
  | EditRefusal
  | { type: 'not_issued' }
  | { type: 'credited' }
  | { type: 'paid' }
  | { type: 'reported' }
  | { type: 'added_to' }

/**
 * Takes an invoice back of which nothing was credited or paid. It keeps its number; the ledger gets the
 * opposite entries with today’s date, and what it billed can be billed again. Once an authority has it, only
 * a credit note corrects it. While another invoice adds to one of its sessions, that session would be
 * billed again beside the addition.
 */
export function voidInvoice(input: Input): Promise<Result<undefined, VoidRefusal>> {
  const { tenantId, actor, zone, id, version, reason } = input
  return withTenantRepeating(tenantId, async () => {
    const locked = unlessStale(await lockDocument(id), version)
    if (!locked.ok) return locked
    const { status, kind, number, credited, paid, written_off } = locked.value
    const { total: minor, currency, exponent } = locked.value
    if (status !== 'issued' || kind !== 'invoice') return err({ type: 'not_issued' })
    if (credited !== '0') return err({ type: 'credited' })
    if (paid !== '0' || written_off !== '0') return err({ type: 'paid' })
    if (await isReported(id)) return err({ type: 'reported' })
    if (await isAddedTo(id)) return err({ type: 'added_to' })
    const day = today(zone)
    await releaseClaims(id)
    await db()
      .updateTable('documents')
      .set({ status: 'void', voided_on: day, void_reason: reason })
      .set({ version: version + 1, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await reverseEntries(id, day)
    const before = { number, status, total: { minor, currency, exponent } }
    const after = { number, status: 'void', void_reason: reason }
    const subject = { subjectType: 'invoice', subjectId: id }
    await recordAudit({ actor, action: 'invoices.void', ...subject, before, after })
    await publish(invoiceVoided, { documentId: id })
    return ok(undefined)
  })
}

async function isReported(id: string) {
  const record = db()
    .selectFrom('fiscal_records')
    .where('document_id', '=', id)
    .where('state', 'in', ['waiting', 'accepted', 'accepted_with_warning'])
    .select('id')
    .executeTakeFirst()
  return (await record) !== undefined
}

/** A draft counts until it or its line is deleted, a void invoice never. */
const isAddedTo = (id: string) =>
  inEveryBranch(async () => {
    const addition = sql`
      select from billing_settlements t
        join billing_claims c
          on (c.tenant_id, c.session_id, c.student_id, c.share) = (t.tenant_id, t.session_id, t.student_id, t.share)
        join document_lines l on (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
        join document_lines x on (x.tenant_id, x.id) = (t.tenant_id, t.line_id)
        join documents y on (y.tenant_id, y.id) = (x.tenant_id, x.document_id)
      where l.document_id = ${id} and y.id <> ${id} and y.status <> 'void'
      limit 1`
    return (await addition.execute(db())).rows.length > 0
  })

/**
 * A session stays billed while another invoice bills the other share of it. Marks are locked first, so that
 * two who void both shares at once see each other.
 */
const releaseClaims = (id: string) =>
  inEveryBranch(async () => {
    const lock = sql`
      select 1 from attendance a
      where (a.tenant_id, a.session_id, a.student_id) in (
        select c.tenant_id, c.session_id, c.student_id
        from document_lines l join billing_claims c on (c.tenant_id, c.line_id) = (l.tenant_id, l.id)
        where l.document_id = ${id} and c.enrolment_payer_id is not null)
      order by a.session_id, a.student_id for no key update`
    await lock.execute(db())
    const release = sql`
      with released as (
        delete from billing_claims c using document_lines l
        where l.document_id = ${id} and (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
        returning c.tenant_id, c.session_id, c.student_id
      ), released_fees as (
        delete from fee_claims c using document_lines l
        where l.document_id = ${id} and (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
      ), released_terms as (
        delete from term_claims c using document_lines l
        where l.document_id = ${id} and (l.tenant_id, l.id) = (c.tenant_id, c.line_id)
      )
      update attendance a set billed_at = null from released r
      where (a.tenant_id, a.session_id, a.student_id) = (r.tenant_id, r.session_id, r.student_id) and not exists (
        select from billing_claims o
          join document_lines l on (l.tenant_id, l.id) = (o.tenant_id, o.line_id)
          join documents d on (d.tenant_id, d.id) = (l.tenant_id, l.document_id)
        where (o.tenant_id, o.session_id, o.student_id) = (r.tenant_id, r.session_id, r.student_id)
          and d.id <> ${id} and d.status = 'issued')`
    await release.execute(db())
  })

async function reverseEntries(id: string, day: string) {
  const reverse = sql`
    insert into ledger_entries (id, act_id, act, booked_on, document_id, account, payer_id, service_id, tax_rate, currency,
      exponent, amount)
    select gen_random_uuid(), ${uuid()}, 'void', ${day}::date, document_id, account, payer_id, service_id, tax_rate, currency,
      exponent, -amount
    from ledger_entries where document_id = ${id}`
  await reverse.execute(db())
}
