import type { HttpContext } from '@adonisjs/core/http'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import {
  ibanValidator,
  payRuleFields,
  payRuleValidator,
} from '#app/admin/instructors/pay_validator'
import { notFound } from '#core/errors/not_found'
import { moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { AddPayRule } from '#domain/people/instructors/actions/add_pay_rule'
import { SetIban } from '#domain/people/instructors/actions/set_iban'

export default class PayRulesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(InstructorPolicy).authorize('addPayRule')
    const { id } = await findOr404(ctx)
    const { meta } = moneyMeta(ctx)
    const form = await request.validateUsing(payRuleValidator, { meta })
    const result = await new AddPayRule().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      instructorId: id,
      rule: payRuleFields(form, meta),
    })
    if (result.ok) session.flash('success', i18n.t('instructors.flash.rule'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flashErrors({ effective_from: i18n.t('instructors.errors.day_taken') })
    return response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(InstructorPolicy).authorize('setAccount')
    const { id } = await findOr404(ctx)
    const { iban = null, version } = await request.validateUsing(ibanValidator)
    const saving = { tenantId: tenant.id, actor: actorOf(ctx), id, version, iban }
    const result = await new SetIban().execute(saving)
    if (result.ok) session.flash('success', i18n.t('instructors.flash.account'))
    else refuseRecord(ctx, result.error)
    return response.redirect().withQs().back()
  }
}
