import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy, { mayOpenCompanies } from '#app/admin/enrolments/enrolment_policy'
import { readSecondPayerForm } from '#app/admin/enrolments/second_payer_form'
import { refuseSecondPayer } from '#app/admin/enrolments/second_payer_refusal'
import SecondPayerTransformer from '#app/admin/enrolments/second_payer_transformer'
import { removedPayerValidator } from '#app/admin/enrolments/second_payer_validator'
import { toldEnrolment } from '#app/admin/enrolments/told_enrolment'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { findEnrolmentPayers } from '#domain/billing/second_payers/find_enrolment_payers'
import { removeSecondPayer } from '#domain/billing/second_payers/remove_second_payer'
import { setSecondPayer } from '#domain/billing/second_payers/set_second_payer'
import { readStatements } from '#domain/shared/data/database'

export default class SecondPayersController {
  async show(ctx: HttpContext) {
    const { auth, bouncer, response } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const payers = await payersOf(ctx)
    response.header('Cache-Control', 'no-store')
    return {
      ...new SecondPayerTransformer(payers).toObject(),
      can_open_company: mayOpenCompanies(auth.getUserOrFail()),
    }
  }

  async store(ctx: HttpContext) {
    const { bouncer, params, tenant } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const { place, terms } = await payersOf(ctx)
    const form = await readSecondPayerForm(ctx, terms)
    const result = await setSecondPayer({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      enrolment_id: String(params.id),
      ...form,
    })
    if (result.ok) await confirm(ctx, place, 'second_payer_set')
    else refuseSecondPayer(ctx, result.error)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, request, tenant } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const { place } = await payersOf(ctx)
    const { current } = await request.validateUsing(removedPayerValidator)
    const result = await removeSecondPayer({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      enrolment_id: String(params.id),
      current,
    })
    if (result.ok) await confirm(ctx, place, 'second_payer_removed')
    else refuseSecondPayer(ctx, result.error)
    return ctx.response.redirect().withQs().back()
  }
}

async function payersOf(ctx: HttpContext) {
  const { params, tenant } = ctx
  const payers = await readStatements(tenant.id, () =>
    findEnrolmentPayers(String(params.id), tenant.timezone)
  )
  if (!payers) throw notFound(ctx)
  return payers
}

type Place = Awaited<ReturnType<typeof payersOf>>['place']

async function confirm(ctx: HttpContext, place: Place, flash: string) {
  const { session, i18n } = ctx
  session.flash('success', i18n.t(`enrolments.flash.${flash}`, await toldEnrolment(ctx, place)))
}
