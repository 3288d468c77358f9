import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import {
  householdFields,
  openHouseholdValidator,
  updateHouseholdValidator,
} from '#app/admin/households/household_validator'
import StudentPolicy from '#app/admin/students/student_policy'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { OpenHousehold } from '#domain/people/guardians/actions/open_household'
import { UpdateHousehold } from '#domain/people/guardians/actions/update_household'
import type { HouseholdRefusal } from '#domain/people/guardians/check_household'
import type { EditRefusal } from '#domain/shared/records/stale_version'

export default class HouseholdsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('show')
    await bouncer.with(GuardianPolicy).authorize('create')
    const form = await request.validateUsing(openHouseholdValidator)
    const result = await new OpenHousehold().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: householdFields(form),
      studentIds: form.student_ids,
    })
    if (result.ok) {
      const { number } = result.value
      session.flash('success', i18n.t('guardians.flash.household_opened', { number }))
    } else refuse(ctx, result.error)
    return response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n, params } = ctx
    await bouncer.with(StudentPolicy).authorize('show')
    await bouncer.with(GuardianPolicy).authorize('update')
    const form = await request.validateUsing(updateHouseholdValidator)
    const result = await new UpdateHousehold().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id: params.id,
      version: form.version,
      fields: householdFields(form),
      studentIds: form.student_ids,
    })
    if (result.ok) session.flash('success', i18n.t('guardians.flash.household_saved'))
    else refuse(ctx, result.error)
    return response.redirect().withQs().back()
  }
}

type Refusal = HouseholdRefusal | EditRefusal

function refuse(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
    case 'stale_version':
      return refuseRecord(ctx, refusal)
    case 'unknown_payer':
      return session.flashErrors({ payer_kind: i18n.t('guardians.errors.unknown_payer') })
    default:
      return session.flashErrors({ student_ids: i18n.t(`guardians.errors.${refusal.type}`) })
  }
}
