import type { HttpContext } from '@adonisjs/core/http'
import { draftFields, draftLines } from '#app/admin/invoice_drafts/invoice_draft_form'
import { invoiceDraftValidator } from '#app/admin/invoice_drafts/invoice_draft_validator'
import { notFound } from '#core/errors/not_found'
import { moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { findDocument } from '#domain/billing/documents/find_document'
import { updateDraft, type UpdateDraftRefusal } from '#domain/billing/documents/update_draft'
import { resolvePayer } from '#domain/billing/payers/resolve_payer'
import { listDraftClaims } from '#domain/billing/queries/draft_claims'
import { draftServices } from '#domain/billing/queries/draft_services'
import { readTenant, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'

type NotIssuable = { type: 'no_lines' } | { type: 'due_day_past' }

export type SaveRefusal = UpdateDraftRefusal | NotIssuable

type SavedDraft = { id: string; version: number; is_issued: boolean }

/**
 * Amounts are read in the draft's own currency and decimals. What is to be issued at once and can't be is
 * refused before anything is saved.
 */
export async function saveDraft(ctx: HttpContext): Promise<Result<SavedDraft, SaveRefusal>> {
  const { params, request, tenant } = ctx
  const [document, claims] = await readTenant(tenant.id, async () => {
    const saved = await findDocument(params.id)
    if (saved?.kind !== 'invoice') throw notFound(ctx)
    return [saved, await listDraftClaims(saved.id)] as const
  })
  if (document.status !== 'draft') return err({ type: 'not_draft' })
  const { currency, exponent } = document
  const meta = moneyMeta(ctx, { minor: '0', currency, exponent })
  const form = await request.validateUsing(invoiceDraftValidator, meta)
  const problem = form.is_issued ? whyNotIssued(form, today(tenant.timezone)) : undefined
  if (problem) return err(problem)
  const chosen = form.lines.flatMap(({ service_id: id }) => id ?? [])
  const [payer, services] = await withTenant(tenant.id, () =>
    Promise.all([resolvePayer(form.payer), draftServices({ chosen, currency })])
  )
  if (!payer) return err({ type: 'unknown', field: 'payer_id' })
  const claimed = new Set(claims.keys())
  const { id } = document
  const result = await updateDraft({
    tenantId: tenant.id,
    actor: actorOf(ctx),
    id,
    version: form.version,
    fields: draftFields(form, payer, exponent),
    lines: draftLines(form, { document, claimed, services }),
  })
  if (!result.ok) return result
  return ok({ id, version: form.version + 1, is_issued: form.is_issued ?? false })
}

type Issuable = { lines: unknown[]; due_on?: string | null }

function whyNotIssued({ lines, due_on: due }: Issuable, now: string): NotIssuable | undefined {
  if (lines.length === 0) return { type: 'no_lines' }
  return due && due < now ? { type: 'due_day_past' } : undefined
}
