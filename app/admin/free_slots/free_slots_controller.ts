import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { blanksAsNull } from '#app/admin/free_slots/blanks_as_null'
import { questionOf } from '#app/admin/free_slots/free_slot_form'
import FreeSlotsTransformer from '#app/admin/free_slots/free_slots_transformer'
import { freeSlotValidator } from '#app/admin/free_slots/free_slot_validator'
import { errorsByField } from '#core/forms/errors_by_field'
import { findFreeSlots, type SlotRefusal } from '#domain/scheduling/free_slots/find_free_slots'
import { readStatements } from '#domain/shared/data/database'

/** Slots, or what is wrong with what was asked, by field: an answer like any other, since nothing was to be saved. */
export default class FreeSlotsController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('index')
    const data = blanksAsNull(ctx.request.qs())
    const [problem, form] = await ctx.request.tryValidateUsing(freeSlotValidator, { data })
    if (problem) return { found: null, errors: errorsByField(problem) }
    const found = await readStatements(ctx.tenant.id, () => findFreeSlots(questionOf(ctx, form)))
    if (!found.ok) return { found: null, errors: toldRefusal(ctx, found.error) }
    return { found: new FreeSlotsTransformer(found.value).toObject(), errors: null }
  }
}

function toldRefusal({ i18n }: HttpContext, { type, field }: SlotRefusal) {
  const key = type === 'unusable' ? 'unknown_choice' : type
  return { [field]: i18n.t(`free_slots.errors.${key}`) }
}
