import { v7 as uuid } from 'uuid'
import type { HttpContext } from '@adonisjs/core/http'
import { CreateTenant } from '#domain/access/centre/actions/create_tenant'
import { createDraft } from '#domain/billing/documents/create_draft'
import { issueDocuments } from '#domain/billing/documents/issue_documents'
import { verifyBooks } from '#domain/billing/ledger/verify_books'
import { createCompany } from '#domain/billing/payers/create_company'
import { system } from '#domain/shared/audit/actor'
import { takeNumber } from '#domain/shared/data/counters'
import { db, readTenant, withTenant } from '#domain/shared/data/database'

const payers = 50
const zone = 'Asia/Riyadh'

export type Issuing = {
  /** Rates per second: of `issued` every fifth is rolled back, and `bulk` are of one act. */
  counter: number
  issued: number
  bulk: number
  faults: number
}

class RolledBack extends Error {}

type Draft = { id: string; version: number }

/** Issues drafts of a new centre by several writers in this process, beside as many who update a counter. */
export class InvoiceIssuing {
  async issue({ request }: HttpContext): Promise<Issuing> {
    const [writers, count] = [Number(request.input('writers')), Number(request.input('documents'))]
    const tenantId = await openCentre()
    const drafts = await draftsOf(tenantId, count + 2 * mostInOneAct)
    const act = { tenantId, actor: system, zone }
    const issue = (documents: Draft[]) => issueDocuments({ ...act, documents })
    const rollBack = (one: Draft) =>
      withTenant(tenantId, async () => {
        await issue([one])
        throw new RolledBack()
      }).catch((error) => {
        if (!(error instanceof RolledBack)) throw error
      })
    await issue(drafts.splice(0, mostInOneAct))
    const many = drafts.splice(0, mostInOneAct)
    const numbers = drafts.map((_, index) => index)
    const counter = await rate(writers, numbers, () =>
      withTenant(tenantId, () => takeNumber('bench'))
    )
    const issued = await rate(writers, numbers, (index) =>
      index % 5 === 0 ? rollBack(drafts[index]!) : issue([drafts[index]!])
    )
    const began = performance.now()
    await issue(many)
    const bulk = many.length / ((performance.now() - began) / 1000)
    return { counter, issued, bulk, faults: (await verifyBooks(tenantId)).length }
  }
}

const mostInOneAct = 100

async function openCentre() {
  const slug = `billing-${uuid().slice(-12)}`
  const names = { slug, nameEn: 'Billing', nameAr: 'فوترة' }
  const made = await new CreateTenant().execute({ ...names, country: 'SA', defaultLocale: 'en' })
  if (!made.ok) throw new Error(made.error.type)
  return made.value.id
}

async function draftsOf(tenantId: string, count: number): Promise<Draft[]> {
  const companies = await Promise.all(
    Array.from({ length: payers }, (_, index) => openCompany(tenantId, `Company ${index}`))
  )
  const branch = await readTenant(tenantId, () =>
    db().selectFrom('branches').where('is_main', '=', true).select('id').executeTakeFirstOrThrow()
  )
  const drafts: Draft[] = []
  for (let first = 0; first < count; first += payers) {
    const some = companies.slice(0, count - first)
    const made = await Promise.all(some.map((payer) => draft(tenantId, branch.id, payer)))
    drafts.push(...made.map((id) => ({ id, version: 1 })))
  }
  return drafts
}

async function openCompany(tenantId: string, name: string) {
  const fields = {
    name,
    name_other: null,
    tax_number: null,
    address: null,
    email: null,
    phone: null,
  }
  return (await createCompany({ tenantId, actor: system, fields: { ...fields, language: null } }))
    .id
}

async function draft(tenantId: string, branch_id: string, payer_id: string) {
  const fields = {
    payer_id,
    tax_inclusive: true,
    language: null,
    due_on: null,
    period_from: null,
    period_to: null,
    notes: null,
    internal_notes: null,
    discount_kind: null,
    discount_value: null,
    discount_reason: null,
    exponent: 2,
  }
  const prices = ['10000', '3333', '500']
  const lines = prices.map((price) => lineOf(price))
  const made = await createDraft({
    tenantId,
    actor: system,
    branch_id,
    currency: 'SAR',
    fields,
    lines,
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value.id
}

const lineOf = (unit_price: string) => ({
  kind: 'other' as const,
  student_id: null,
  enrolment_id: null,
  service_id: null,
  label_en: 'Class session',
  label_ar: 'حصة',
  unit: 'item' as const,
  quantity_numerator: '1',
  quantity_denominator: 1,
  unit_price,
  list_price: null,
  discount_kind: null,
  discount_value: null,
  discount_reason: null,
  tax_kind: 'rate' as const,
  tax_rate: 1500,
  session_count: null,
  period_from: null,
  period_to: null,
  exponent: 2,
  sessions: [],
  claims_term: false,
})

async function rate<Item>(writers: number, items: Item[], act: (item: Item) => Promise<unknown>) {
  const queue = [...items]
  const began = performance.now()
  const write = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: writers }, write))
  return items.length / ((performance.now() - began) / 1000)
}
