import type { HttpContext } from '@adonisjs/core/http'
import type { IssueOutcome } from '#domain/billing/documents/issue_documents'
import { payersOfDocuments } from '#domain/billing/queries/matching_drafts'
import { readStatements } from '#domain/shared/data/database'
import { nameIn } from '#domain/shared/text/person_names'

const mostNamed = 20

/** Says which number one invoice got or how many were issued, and why others were not. */
export async function reportIssued(ctx: HttpContext, outcomes: IssueOutcome[]) {
  const { session, i18n } = ctx
  const issued = outcomes.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const [first] = issued
  if (first) {
    const message =
      issued.length === 1
        ? i18n.t('invoices.flash.issued_one', { number: first.number })
        : i18n.t('invoices.flash.issued', { count: issued.length })
    session.flash('success', message)
  }
  const refused = outcomes.flatMap(({ id, result }) =>
    result.ok ? [] : [{ id, type: result.error.type }]
  )
  if (refused.length > 0) await reportRefused(ctx, refused)
  else if (!first) session.flash('notice', i18n.t('invoices.flash.no_drafts'))
}

type Refused = {
  id: string
  type: 'not_found' | 'stale_version' | 'no_lines' | 'due_day_past'
}

async function reportRefused({ session, i18n, locale, tenant }: HttpContext, refused: Refused[]) {
  const named = refused.slice(0, mostNamed)
  const payers = await readStatements(tenant.id, () => payersOfDocuments(named.map(({ id }) => id)))
  const nameOf = (id: string) => {
    const payer = payers.get(id)
    return payer
      ? i18n.t('invoices.draft_for', { payer: nameIn(locale, [payer.name, payer.name_other]) })
      : i18n.t('invoices.state.draft')
  }
  session.flash('refused', {
    title: i18n.t('invoices.refused', { count: refused.length }),
    rows: named.map(({ id, type }) => ({
      id,
      name: nameOf(id),
      reason: i18n.t(`invoices.errors.${type}`),
    })),
  })
}
