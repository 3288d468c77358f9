import type { HttpContext } from '@adonisjs/core/http'
import { draftRefusalText } from '#app/admin/invoice_drafts/invoice_draft_refusal'
import { listPayerNames } from '#domain/billing/payers/named_payers'
import type { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { readStatements } from '#domain/shared/data/database'
import { isolate } from '#domain/shared/text/isolate'

type Proposed = Awaited<ReturnType<typeof proposeDrafts>>

const mostNamed = 5

/** The one draft is opened; several are listed. What was refused is said with its payer's name. */
export async function answerProposal(ctx: HttpContext, { ids, refused, more }: Proposed) {
  const { session, response, i18n } = ctx
  const [only, ...others] = ids
  if (refused.length > 0) session.flash('error', await refusalsText(ctx, refused))
  else if (!only) session.flash('error', i18n.t('invoice_drafts.errors.nothing_to_bill'))
  if (!only) return response.redirect().withQs().back()
  const flash = more > 0 ? 'invoice_drafts.flash.created_some' : 'invoice_drafts.flash.created'
  session.flash('success', i18n.t(flash, { count: ids.length, more }))
  return others.length === 0
    ? response.redirect().toRoute('admin.invoices.show', { id: only })
    : response.redirect().toRoute('admin.invoices.index', {}, { qs: { state: 'draft' } })
}

async function refusalsText({ i18n, tenant, locale }: HttpContext, refused: Proposed['refused']) {
  const named = refused.slice(0, mostNamed)
  const names = await readStatements(tenant.id, () =>
    listPayerNames(named.map(({ payer_id }) => payer_id))
  )
  const each = named.map(({ payer_id: id, refusal }) => {
    const text = draftRefusalText(i18n, refusal)
    return `${isolate(names.get(id) ?? '')}: ${text}`
  })
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(each)
  return i18n.t('invoice_drafts.errors.refused', { count: refused.length, list })
}
