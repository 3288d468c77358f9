import { billingDocument } from '#app/documents/billing/billing_document'
import { writeDocument } from '#app/documents/engine/document_threads'
import { documentLetter } from '#app/mail/document_letter'
import { localeOfLetter, post } from '#app/mail/letter'
import { isRefusal } from '#app/mail/refusal'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import type { DocumentMail } from '#domain/billing/papers/email_documents'
import { findDocumentLetter } from '#domain/billing/papers/find_document_letter'
import { noteFailure, noteHandover } from '#domain/billing/papers/note_handover'
import { readStatements } from '#domain/shared/data/database'

type Try = Omit<DocumentMail, 'mail'> & { isLast: boolean }

/** The paper is made here, outside of any transaction, so that no queue carries it. */
export async function sendDocument(tenant: Tenant, { isLast, ...mail }: Try) {
  const fail = { tenantId: tenant.id, mail }
  const letter = await readStatements(tenant.id, () => findDocumentLetter(mail))
  if (!letter) return
  if (!letter.ok) return noteFailure({ ...fail, failure: letter.error.type })
  const { paper, reader } = letter.value
  try {
    await postDocument(tenant, letter.value)
  } catch (error) {
    if (isRefusal(error)) return noteFailure({ ...fail, failure: 'refused' })
    if (isLast) await noteFailure({ ...fail, failure: 'unreachable' })
    throw error
  }
  await noteHandover({ tenantId: tenant.id, paper, email: reader.email })
}

type Letter = Extract<Awaited<ReturnType<typeof findDocumentLetter>>, { ok: true }>['value']

async function postDocument(tenant: Tenant, { paper, reader }: Letter) {
  const { name, task } = await billingDocument({ papers: [paper], tenant })
  const { pdf } = await writeDocument(tenant.id, task)
  const addressee = { ...reader, firstName: reader.name, firstNameOther: reader.name_other }
  const locale = localeOfLetter(tenant, addressee)
  const centre = centreNameIn(locale, tenant)
  await post(tenant, addressee, {
    ...documentLetter(wordsFor(tenant, locale), { locale, centre, paper }),
    attachments: [{ name: `${name}.pdf`, type: 'application/pdf', content: pdf }],
  })
}
