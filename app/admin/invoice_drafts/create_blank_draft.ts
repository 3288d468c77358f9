import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { blankDraftValidator } from '#app/admin/invoice_drafts/invoice_draft_validator'
import { actorOf } from '#core/records/actor_of'
import { moneySettingsOf } from '#domain/access/centre/rules/financial'
import { createDraft } from '#domain/billing/documents/create_draft'
import { resolvePayer } from '#domain/billing/payers/resolve_payer'
import { draftExponent } from '#domain/billing/rules/draft_exponent'
import { branchOptions } from '#domain/scheduling/branches/queries/branch_options'
import { withTenant } from '#domain/shared/data/database'
import { err } from '#domain/shared/result'

/** A draft without lines; the branch is the main one that the account sees, where none is chosen. */
export async function createBlankDraft(ctx: HttpContext, form: Infer<typeof blankDraftValidator>) {
  const { tenant } = ctx
  const { currency } = form
  const { financial } = tenant
  const [opened, branches] = await withTenant(tenant.id, () =>
    Promise.all([resolvePayer(form.payer), branchOptions({})])
  )
  if (!opened) return err({ type: 'unknown', field: 'payer' } as const)
  const usable = branches.filter((branch) => !branch.is_archived)
  const usual = usable.find((branch) => branch.is_main) ?? usable[0]
  return createDraft({
    tenantId: tenant.id,
    actor: actorOf(ctx),
    branch_id: form.branch_id ?? usual!.id,
    currency,
    lines: [],
    fields: {
      payer_id: opened,
      tax_inclusive: financial.tax_inclusive.value,
      language: null,
      due_on: null,
      period_from: null,
      period_to: null,
      notes: null,
      internal_notes: null,
      discount_kind: null,
      discount_value: null,
      discount_reason: null,
      exponent: draftExponent({ exponents: [], currency, centre: moneySettingsOf(financial) }),
    },
  })
}
