import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import FinancialPolicy from '#app/admin/settings/financial_policy'
import { refuseFinancial } from '#app/admin/settings/financial_refusal'
import { financialValidator } from '#app/admin/settings/financial_validator'
import { withTypedSeparators } from '#app/admin/settings/typed_separators'
import { ChangeFinancial } from '#domain/access/centre/actions/change_financial'
import type { Financial } from '#domain/access/centre/rules/financial'

export default class FinancialController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, auth, i18n } = ctx
    await bouncer.with(FinancialPolicy).authorize('update')
    const form = await request.validateUsing(financialValidator, {
      data: withTypedSeparators(request),
    })
    const result = await new ChangeFinancial().execute({
      tenantId: tenant.id,
      actor: auth.getUserOrFail().actor(request.id() ?? null),
      settings: entriesOf(form.settings),
      version: form.version,
      fewerDecimalsConfirmed: form.confirm_decimals ?? false,
    })
    if (result.ok) session.flash('success', i18n.t('financial.flash.saved'))
    else refuseFinancial(ctx, result.error)
    return response.redirect().withQs().back()
  }
}

/** A missing description is empty; a missing setting stays as it is. */
function entriesOf(settings: Infer<typeof financialValidator>['settings']): Partial<Financial> {
  const entries = Object.entries(settings).flatMap(([key, entry]) =>
    entry ? [[key, { value: entry.value, description: entry.description ?? null }]] : []
  )
  return Object.fromEntries(entries)
}
