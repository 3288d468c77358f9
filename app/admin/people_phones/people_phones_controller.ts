import type { HttpContext } from '@adonisjs/core/http'
import PhonePolicy from '#app/admin/people_phones/phone_policy'
import PhoneSharerTransformer from '#app/admin/people_phones/phone_sharer_transformer'
import { phoneValidator } from '#app/admin/people_phones/phone_validator'
import { editableAreas, sharedPhones } from '#app/admin/people_phones/shared_phones'
import { notFound } from '#core/errors/not_found'
import { personMeta } from '#core/people/person_meta'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { changePhone } from '#domain/people/phones/change_phone'
import { findPhoneOwner } from '#domain/people/phones/phone_owner'
import { listPhoneSharers, phoneAreas } from '#domain/people/phones/phone_sharers'
import { readStatements } from '#domain/shared/data/database'

export default class PeoplePhonesController {
  async show(ctx: HttpContext) {
    const { bouncer, params, response, tenant, auth } = ctx
    const area = areaIn(ctx)
    await bouncer.with(PhonePolicy).authorize('update', area)
    const sharers = await readStatements(tenant.id, async () => {
      const owner = await findPhoneOwner(area, params.id)
      if (!owner) return undefined
      const areas = editableAreas(auth.getUserOrFail())
      return owner.phone ? listPhoneSharers(owner.phone, owner.id, areas) : []
    })
    if (!sharers) throw notFound(ctx)
    response.header('Cache-Control', 'no-store')
    return { people: sharers.map((sharer) => new PhoneSharerTransformer(sharer).toObject()) }
  }

  async update(ctx: HttpContext) {
    const { auth, bouncer, params, request, response, session, tenant, i18n } = ctx
    const area = areaIn(ctx)
    await bouncer.with(PhonePolicy).authorize('update', area)
    const form = await request.validateUsing(phoneValidator, personMeta(ctx))
    const result = await changePhone({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      area,
      id: params.id,
      version: form.version,
      phone: form.phone,
      shared: sharedPhones(auth.getUserOrFail(), form.phone_also),
    })
    if (!result.ok) refuseRecord(ctx, result.error)
    else session.flash('success', i18n.t('people.phone.changed', { count: result.value.count }))
    return response.redirect().withQs().back()
  }
}

function areaIn(ctx: HttpContext) {
  const area = phoneAreas.find((one) => one === ctx.params.list)
  if (!area) throw notFound(ctx)
  return area
}
