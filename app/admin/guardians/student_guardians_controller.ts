import type { HttpContext } from '@adonisjs/core/http'
import { guardianFields, rightsOf } from '#app/admin/guardians/guardian_form'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { refuseGuardian } from '#app/admin/guardians/guardian_refusal'
import {
  addGuardianValidator,
  changeRightsValidator,
  linkGuardianValidator,
} from '#app/admin/guardians/guardian_validator'
import { findStudentOr404 } from '#app/admin/students/found_student'
import StudentPolicy from '#app/admin/students/student_policy'
import { notFound } from '#core/errors/not_found'
import { personMeta } from '#core/people/person_meta'
import { actorOf } from '#core/records/actor_of'
import { AddGuardianOf } from '#domain/people/guardians/actions/add_guardian_of'
import { ChangeRights } from '#domain/people/guardians/actions/change_rights'
import { LinkGuardian } from '#domain/people/guardians/actions/link_guardian'
import { UnlinkGuardian } from '#domain/people/guardians/actions/unlink_guardian'

export default class StudentGuardiansController {
  async store(ctx: HttpContext) {
    const { request, session, i18n, response } = ctx
    const isKnown = request.input('guardian_id') !== undefined
    await ctx.bouncer.with(StudentPolicy).authorize('show')
    await ctx.bouncer.with(GuardianPolicy).authorize(isKnown ? 'update' : 'create')
    const about = await this.#about(ctx)
    const result = isKnown ? await this.#link(ctx, about) : await this.#add(ctx, about)
    if (result.ok) session.flash('success', i18n.t('guardians.flash.linked'))
    else refuseGuardian(ctx, result.error)
    return response.redirect().withQs().back()
  }

  async update(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('show')
    await ctx.bouncer.with(GuardianPolicy).authorize('update')
    const about = await this.#about(ctx)
    const form = await ctx.request.validateUsing(changeRightsValidator)
    const result = await new ChangeRights().execute({
      ...about,
      guardianId: ctx.params.guardian,
      version: form.version,
      rights: rightsOf(form),
    })
    if (result.ok) ctx.session.flash('success', ctx.i18n.t('guardians.flash.rights'))
    else refuseGuardian(ctx, result.error)
    return ctx.response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('show')
    await ctx.bouncer.with(GuardianPolicy).authorize('update')
    const about = await this.#about(ctx)
    const pair = { ...about, guardianId: ctx.params.guardian as string }
    const result = await new UnlinkGuardian().execute(pair)
    if (!result.ok) throw notFound(ctx)
    ctx.session.flash('success', ctx.i18n.t('guardians.flash.unlinked'))
    return ctx.response.redirect().withQs().back()
  }

  async #link({ request }: HttpContext, about: About) {
    const form = await request.validateUsing(linkGuardianValidator)
    const rights = rightsOf(form)
    return new LinkGuardian().execute({ ...about, guardianId: form.guardian_id, rights })
  }

  async #add(ctx: HttpContext, about: About) {
    const form = await ctx.request.validateUsing(addGuardianValidator, personMeta(ctx))
    return new AddGuardianOf().execute({
      ...about,
      fields: guardianFields(form),
      rights: rightsOf(form),
      duplicatesConfirmed: form.confirm_duplicate ?? false,
    })
  }

  async #about(ctx: HttpContext) {
    const { id } = await findStudentOr404(ctx)
    return { tenantId: ctx.tenant.id, actor: actorOf(ctx), studentId: id }
  }
}

type About = { tenantId: string; actor: ReturnType<typeof actorOf>; studentId: string }
