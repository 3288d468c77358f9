import { sql } from 'kysely'
import type { DateTime } from 'luxon'
import { nameSecondPayers } from '#database/seeders/demo/billing/second_payers'
import { drawInvoices } from '#database/seeders/demo/billing/draw_invoices'
import { writeInvoices } from '#database/seeders/demo/billing/write_invoices'
import { crediting, shareOf, voiding } from '#database/seeders/demo/data/billing_words'
import type { DemoCentre } from '#database/seeders/demo/demo_centres'
import { insertRows } from '#database/seeders/demo/insert_rows'
import { sure } from '#database/seeders/demo/sure'
import { World } from '#database/seeders/demo/world'
import { creditByHand } from '#domain/billing/unbilled/credit_by_hand'
import { voidInvoice } from '#domain/billing/documents/void_invoice'
import { openPayersOf } from '#domain/billing/payers/open_payer'
import { draftsOf, type ShareWords, studentsPaidFor } from '#domain/billing/unbilled/propose_drafts'
import { listUnbilled } from '#domain/billing/unbilled/list_unbilled'
import type { Actor } from '#domain/shared/audit/actor'
import { writtenPercentage } from '#domain/shared/text/written_number'
import { db } from '#domain/shared/data/database'

type Centre = { tenantId: string; centre: DemoCentre; staff: Actor[] }

/** Bills the term that is on: most of it is issued, some is drafted, and some waits to be billed. */
export async function billTerm({ tenantId, centre, staff }: Centre, now: DateTime) {
  const world = new World(now, centre.seed, staff)
  await nameServices(tenantId)
  await nameSecondPayers({ tenantId, actor: staff[0]!, zone: now.zoneName! })
  // The transaction belongs to the database's owner, who sees every centre: hence the tenant
  const of = (table: 'students' | 'terms') =>
    db().selectFrom(table).where('tenant_id', '=', tenantId)
  const term = await of('terms')
    .where('starts_on', '<=', world.today)
    .where('ends_on', '>=', world.today)
    .select('starts_on')
    .executeTakeFirstOrThrow()
  const students = (await of('students').select('id').execute()).map(({ id }) => id)
  const days = { from: term.starts_on, until: world.day(-1) }
  const families = await listUnbilled({ ...days, of: { students }, with_sessions: true })
  const lines = families.flatMap((family) => family.students.flatMap((student) => student.lines))
  const payers = await openPayersOf(studentsPaidFor(lines))
  const drawn = drawInvoices(world, draftsOf(lines, payers, { ...days, words: shareWords }))
  const issued = await writeInvoices(world, tenantId, drawn)
  await insertRows('audit_events', world.tables.get('audit_events') ?? [])
  await correct({ tenantId, actor: staff[0]!, zone: now.zoneName! }, issued)
}

/** One invoice is void, and of the next ones a tenth each is credited. */
async function correct(act: { tenantId: string; actor: Actor; zone: string }, issued: string[]) {
  const [first, ...others] = issued
  if (!first) return
  sure(await voidInvoice({ ...act, id: first, version: issuedVersion, reason: voiding }))
  for (const [at, reason] of crediting.entries()) {
    const id = others[at * 3]
    if (!id) return
    const { total } = await db()
      .selectFrom('documents')
      .where('id', '=', id)
      .select('total')
      .executeTakeFirstOrThrow()
    const credit = { kind: 'amount', minor: String(BigInt(total) / 10n) } as const
    sure(await creditByHand({ ...act, invoice_id: id, version: issuedVersion, reason, credit }))
  }
}

const shareWords: ShareWords = ({ label_en, label_ar }, percent) => {
  const written = (tag: string) => percent && writtenPercentage(tag, percent / 100)
  return {
    label_en: label_en && shareOf(label_en, written('en') || null, 'en'),
    label_ar: label_ar && shareOf(label_ar, written('ar') || null, 'ar'),
  }
}

/** That of a draft which was issued as it was made. */
const issuedVersion = 2

/** Services that bill the courses of a subject: tuition, and what an enrolment begins with. */
const courseServices = [
  ['ENG', 'TERM-ENG', 'tuition', null],
  ['ENG', 'BOOK-ENG', 'fee', 'each'],
  ['ENG', 'REG', 'fee', 'once'],
  ['ROBO', 'TERM-ROBO', 'tuition', null],
  ['ROBO', 'KIT-ROBO', 'fee', 'once'],
] as const

/** English and robotics are billed by services of the list, and one-to-one sessions by theirs. */
async function nameServices(tenantId: string) {
  for (const [at, [subject, service, role, charged]] of courseServices.entries()) {
    const name = sql`
      insert into course_services (course_id, service_id, role, charged, position)
      select c.id, v.id, ${role}, ${charged}, ${at + 1} from courses c
      join subjects s on (s.tenant_id, s.id) = (c.tenant_id, c.subject_id) and s.code = ${subject}
      join services v on v.tenant_id = c.tenant_id and v.code = ${service}
      where c.tenant_id = ${tenantId}`
    await name.execute(db())
  }
  const price = sql`
    update class_sessions s set service_id = v.id from services v
    where s.tenant_id = ${tenantId} and v.tenant_id = s.tenant_id and v.code = 'ALONE'
      and s.student_id is not null and s.type = 'regular'`
  await price.execute(db())
}
