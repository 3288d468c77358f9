import type { HttpContext } from '@adonisjs/core/http'
import InvoiceRecipientTransformer from '#app/admin/invoice_emails/invoice_recipient_transformer'
import { invoiceEmailValidator } from '#app/admin/invoice_emails/invoice_email_validator'
import { notFound } from '#core/errors/not_found'
import { isolated, joined } from '#core/languages/phrases'
import { actorOf } from '#core/records/actor_of'
import type { DocumentRow } from '#domain/billing/documents/find_document'
import { emailDocuments } from '#domain/billing/papers/email_documents'
import { findPayerReach } from '#domain/billing/payers/payer_reach'
import { readStatements } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

type Kind = DocumentRow['kind']

/** JSON for the dialog: to whom the document would go. */
export async function showRecipient(ctx: HttpContext, kind: Kind) {
  const id = ctx.params.id as string
  const read = () => findPayerReach(id, kind)
  const reach = isUuid(id) ? await readStatements(ctx.tenant.id, read) : undefined
  if (!reach) throw notFound(ctx)
  return new InvoiceRecipientTransformer(reach).toObject()
}

export async function sendEmail(ctx: HttpContext, kind: Kind) {
  const { params, session, response, tenant, i18n } = ctx
  const ids = [params.id as string]
  const [outcome] = await emailDocuments({ tenantId: tenant.id, actor: actorOf(ctx), kind, ids })
  const { result } = outcome!
  if (result.ok) {
    const email = isolated(result.value.email)
    session.flash('success', i18n.t(`invoice_emails.flash.sent.${kind}`, { email }))
  } else {
    const { type } = result.error
    if (type === 'not_found') throw notFound(ctx)
    session.flash('error', i18n.t(`invoice_emails.errors.${type}`))
  }
  return response.redirect().back()
}

/** Names those whose payers can’t be reached; the others are sent. */
export async function sendEmails(ctx: HttpContext, kind: Kind) {
  const { request, session, response, tenant, i18n, locale } = ctx
  const { ids } = await request.validateUsing(invoiceEmailValidator)
  const outcomes = await emailDocuments({ tenantId: tenant.id, actor: actorOf(ctx), kind, ids })
  const count = outcomes.filter(({ result }) => result.ok).length
  const unaddressed = outcomes.filter(
    ({ result }) => !result.ok && result.error.type === 'no_address'
  )
  const skipped = outcomes.length - count - unaddressed.length
  if (count > 0)
    session.flash('success', i18n.t(`invoice_emails.flash.sent_many.${kind}`, { count }))
  const numbers = joined(
    locale,
    unaddressed.map(({ number }) => number!)
  )
  const problems = [
    ...(numbers ? [i18n.t('invoice_emails.errors.no_addresses', { numbers })] : []),
    ...(skipped > 0 ? [i18n.t('invoice_emails.errors.not_issued_many', { count: skipped })] : []),
  ]
  if (problems.length > 0) session.flash('error', problems.join(' '))
  return response.redirect().back()
}
