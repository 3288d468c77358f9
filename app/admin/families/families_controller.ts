import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { childOf } from '#app/admin/families/family_form'
import { familyPage } from '#app/admin/families/family_page'
import FamilyPolicy from '#app/admin/families/family_policy'
import { refuseFamily } from '#app/admin/families/family_refusal'
import { familyValidator } from '#app/admin/families/family_validator'
import { toldFamily } from '#app/admin/families/told_family'
import { actOf } from '#app/admin/groups/group_form'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { namedGuardian } from '#app/admin/students/new_guardian'
import { nameColumns } from '#core/people/name_form'
import { personMeta } from '#core/people/person_meta'
import { EnrolFamily } from '#domain/teaching/enrolments/actions/enrol_family'

export default class FamiliesController {
  async create(ctx: HttpContext) {
    await ctx.bouncer.with(FamilyPolicy).authorize('create')
    return ctx.inertia.render('admin/families/create', await familyPage(ctx))
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session } = ctx
    await bouncer.with(FamilyPolicy).authorize('create')
    const form = await request.validateUsing(familyValidator, personMeta(ctx))
    const children = form.children.map(childOf)
    if (children.some(({ groupId }) => groupId !== null))
      await bouncer.with(EnrolmentPolicy).authorize('create')
    const householdId = form.household_id ?? null
    if (householdId) await bouncer.with(GuardianPolicy).authorize('update')
    const guardian = await namedGuardian(ctx, form)
    const result = await new EnrolFamily().execute({
      ...actOf(ctx),
      guardian,
      householdId,
      children,
    })
    if (!result.ok) {
      refuseFamily(ctx, result.error)
      return response.redirect().withQs().back()
    }
    const { students, guardianId } = result.value
    const added = students.map(({ status }, at) => ({ ...nameColumns(form.children[at]!), status }))
    session.flash('success', toldFamily(ctx, added))
    return leadTo(ctx, guardianId, students[0]!.id)
  }
}

function leadTo({ auth, response }: HttpContext, guardianId: string | null, studentId: string) {
  const user = auth.getUserOrFail()
  if (guardianId && user.may('admin.guardians.index'))
    return response.redirect().toRoute('admin.guardians.show', { id: guardianId })
  if (user.may('admin.students.index'))
    return response.redirect().toRoute('admin.students.show', { id: studentId })
  return response.redirect().toRoute('admin.families.create')
}
