import type { HttpContext } from '@adonisjs/core/http'
import { stepOf } from '#app/admin/enrolments/enrolment_act'
import { answerEnrolment } from '#app/admin/enrolments/enrolment_answer'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import EnrolmentTermsTransformer from '#app/admin/enrolments/enrolment_terms_transformer'
import { priceValidator } from '#app/admin/enrolments/enrolment_validator'
import { notFound } from '#core/errors/not_found'
import { amountOf, moneyMeta } from '#core/forms/money_field'
import { changePrice } from '#domain/billing/actions/change_price'
import { lastBilledDay } from '#domain/billing/queries/last_billed_day'
import { readStatements } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { listTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'

export default class EnrolmentTermsController {
  async show(ctx: HttpContext) {
    const { bouncer, params, response, tenant } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const id = String(params.id)
    const agreed = await readStatements(tenant.id, async () => {
      const place = isUuid(id) ? await findPlace(id) : undefined
      if (!place) return undefined
      const [terms, billedDay] = await Promise.all([listTerms(id), lastBilledDay(place)])
      return {
        terms: terms.map((one) => new EnrolmentTermsTransformer(one).toObject()),
        billed_until: billedDay,
      }
    })
    if (!agreed) throw notFound(ctx)
    response.header('Cache-Control', 'no-store')
    return agreed
  }

  async store(ctx: HttpContext) {
    await ctx.bouncer.with(EnrolmentPolicy).authorize('update')
    const money = moneyMeta(ctx)
    const form = await ctx.request.validateUsing(priceValidator, money)
    const result = await changePrice({
      ...stepOf(ctx),
      from: form.from_day,
      charge: {
        price: form.price ? amountOf(money, form.price) : null,
        billingMode: form.billing_mode ?? null,
      },
      discount_reason: form.discount_reason ?? null,
    })
    return answerEnrolment(ctx, result, 'price_changed')
  }
}
