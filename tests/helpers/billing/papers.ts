import { billingDocument } from '#app/documents/billing/billing_document'
import { writeDocument } from '#app/documents/engine/document_threads'
import { changeDocumentSettings } from '#domain/access/centre/actions/change_document_settings'
import { ChangeGeneral } from '#domain/access/centre/actions/change_general'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import type { DocumentSettings } from '#domain/access/centre/rules/documents'
import type { General } from '#domain/access/centre/rules/general'
import { createCompany } from '#domain/billing/payers/create_company'
import { listPapers, type Paper } from '#domain/billing/papers/list_papers'
import type { DocumentLanguage } from '#domain/shared/choices/document_languages'
import { system } from '#domain/shared/audit/actor'
import { readTenant } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'

/** Who the centre is on paper. */
export async function sellsAs(centre: Centre, fields: Partial<General>) {
  const { general, version } = await readTenant(centre.id, findGeneral)
  const act = { tenantId: centre.id, actor: system, version }
  const result = await new ChangeGeneral().execute({ ...act, general: { ...general, ...fields } })
  if (!result.ok) throw new Error(result.error.type)
}

export async function saysOnPaper(centre: Centre, fields: Partial<DocumentSettings>) {
  const { settings, version } = await readTenant(centre.id, findDocumentSettings)
  const act = { tenantId: centre.id, actor: system, version }
  const result = await changeDocumentSettings({ ...act, settings: { ...settings, ...fields } })
  if (!result.ok) throw new Error(result.error.type)
}

type Wanted = { kind?: Paper['kind']; language?: DocumentLanguage }

export async function taskOf(centre: Centre, ids: string[], wanted: Wanted = {}) {
  const { kind = 'invoice', language } = wanted
  const [first, ...more] = await readTenant(centre.id, () => listPapers(kind, ids))
  const tenant = (await findTenantById(centre.id))!
  return billingDocument({ papers: [first!, ...more], tenant, language })
}

export async function paperOf(centre: Centre, ids: string[], wanted: Wanted = {}) {
  const { task } = await taskOf(centre, ids, wanted)
  return writeDocument(centre.id, task)
}

type CompanyFields = Parameters<typeof createCompany>[0]['fields']

export async function createCompanyPayer(centre: Centre, fields: Partial<CompanyFields> = {}) {
  const none = { name_other: null, tax_number: null, address: null, email: null, phone: null }
  const { id } = await createCompany({
    tenantId: centre.id,
    actor: system,
    fields: { ...none, name: 'Gulf Oil', language: null, ...fields },
  })
  return id
}
