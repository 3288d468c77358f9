import type { HttpContext } from '@adonisjs/core/http'
import ServicePolicy from '#app/admin/services/service_policy'
import { refuseService } from '#app/admin/services/service_refusal'
import { servicePriceValidator } from '#app/admin/services/service_validator'
import { amountOf, moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { AddServicePrice } from '#domain/billing/actions/add_service_price'
import { WithdrawServicePrice } from '#domain/billing/actions/withdraw_service_price'
import { today } from '#domain/shared/time/clock'

/** A price holds from a day on and is never overwritten (domain §1.13). */
export default class ServicePricesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, params, i18n } = ctx
    await bouncer.with(ServicePolicy).authorize('update')
    const money = moneyMeta(ctx)
    const form = await request.validateUsing(servicePriceValidator, money)
    const result = await new AddServicePrice().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      serviceId: params.id,
      price: { amount: amountOf(money, form.price), effectiveFrom: form.effective_from },
      today: today(tenant.timezone),
    })
    if (result.ok) session.flash('success', i18n.t('services.flash.priced'))
    else refuseService(ctx, result.error)
    return response.redirect().toRoute('admin.services.show', { id: params.id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, params, i18n } = ctx
    await bouncer.with(ServicePolicy).authorize('update')
    const result = await new WithdrawServicePrice().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      serviceId: params.id,
      priceId: params.price,
      today: today(tenant.timezone),
    })
    if (result.ok) session.flash('success', i18n.t('services.flash.withdrawn'))
    else refuseService(ctx, result.error)
    return response.redirect().toRoute('admin.services.show', { id: params.id })
  }
}
