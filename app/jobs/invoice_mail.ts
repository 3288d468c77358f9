import { billingDocument } from '#app/documents/billing/billing_document'
import { writeDocument } from '#app/documents/engine/document_threads'
import { invoiceLetter } from '#app/mail/invoice_letter'
import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import type { InvoiceMail } from '#domain/billing/papers/email_invoices'
import { findInvoiceLetter } from '#domain/billing/papers/find_invoice_letter'
import { markSent } from '#domain/billing/papers/mark_sent'
import { readStatements } from '#domain/shared/data/database'

/** The paper is made here, outside of any transaction, so that no queue carries it. */
export async function sendInvoice(tenant: Tenant, mail: Omit<InvoiceMail, 'mail'>) {
  const letter = await readStatements(tenant.id, () => findInvoiceLetter(mail))
  if (!letter) return
  const { paper, reader } = letter
  const { name, task } = await billingDocument({ papers: [paper], tenant })
  const { pdf } = await writeDocument(tenant.id, task)
  const addressee = { ...reader, firstName: reader.name, firstNameOther: reader.name_other }
  const locale = localeOfLetter(tenant, addressee)
  const centre = centreNameIn(locale, tenant)
  await post(tenant, addressee, {
    ...invoiceLetter(wordsFor(tenant, locale), { locale, centre, paper }),
    attachments: [{ name: `${name}.pdf`, type: 'application/pdf', content: pdf }],
  })
  await markSent(tenant.id, mail.documentId)
}
