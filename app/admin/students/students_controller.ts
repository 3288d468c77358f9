import type { HttpContext } from '@adonisjs/core/http'
import { findStudentOr404 } from '#app/admin/students/found_student'
import { guardianModes, registerStudent } from '#app/admin/students/new_guardian'
import { studentDuplicatesOf } from '#app/admin/students/student_duplicates'
import { studentFields } from '#app/admin/students/student_form'
import { studentPage } from '#app/admin/students/student_page'
import StudentPolicy from '#app/admin/students/student_policy'
import { refuse } from '#app/admin/students/student_refusal'
import { tellStatus, toldName } from '#app/admin/students/told_status'
import StudentTransformer from '#app/admin/students/student_transformer'
import { studentsPage } from '#app/admin/students/students_page'
import {
  registerStudentValidator,
  updateStudentValidator,
} from '#app/admin/students/student_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { nameColumns } from '#core/people/name_form'
import { agreementIn, toldWith } from '#core/people/departure_question'
import { personMeta } from '#core/people/person_meta'
import { sameContactsOf } from '#core/people/same_contacts'
import { withPhoto } from '#core/pictures/with_photo'
import { sharedPhones } from '#app/admin/people_phones/shared_phones'
import { actorOf } from '#core/records/actor_of'
import { UpdateStudent } from '#domain/people/students/actions/update_student'

export default class StudentsController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('index')
    return ctx.inertia.render('admin/students/index', await studentsPage(ctx))
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('create')
    return ctx.inertia.render('admin/students/create', {
      duplicates: studentDuplicatesOf(ctx),
      guardian_duplicates: sameContactsOf(ctx, 'guardian_duplicates'),
      guardian_modes: guardianModes(ctx.auth.getUserOrFail()),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('create')
    const form = await request.validateUsing(registerStudentValidator, personMeta(ctx))
    const result = await withPhoto(ctx, 'students', form, (photo) =>
      registerStudent(ctx, form, {
        tenantId: tenant.id,
        zone: tenant.timezone,
        actor: actorOf(ctx),
        fields: studentFields(form),
        photo,
        duplicatesConfirmed: form.confirm_duplicate ?? false,
      })
    )
    if (!result.ok) {
      refuse(ctx, result.error)
      return response.redirect().toRoute('admin.students.create')
    }
    const { number } = result.value
    const name = toldName(ctx, nameColumns(form))
    session.flash('success', i18n.t('students.flash.created', { name, number }))
    return response.redirect().toRoute('admin.students.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('show')
    return ctx.inertia.render('admin/students/show', await studentPage(ctx))
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('update')
    const student = await findStudentOr404(ctx)
    return ctx.inertia.render('admin/students/edit', {
      student: StudentTransformer.transform(student),
      duplicates: studentDuplicatesOf(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const { id, status: before } = await findStudentOr404(ctx)
    const form = await request.validateUsing(updateStudentValidator, personMeta(ctx))
    const result = await withPhoto(ctx, 'students', form, (photo) =>
      new UpdateStudent().execute({
        tenantId: tenant.id,
        actor: actorOf(ctx),
        id,
        sharedPhones: sharedPhones(ctx.auth.getUserOrFail(), form.phone_also),
        version: form.version,
        fields: studentFields(form),
        photo,
        duplicatesConfirmed: form.confirm_duplicate ?? false,
        zone: tenant.timezone,
        ...agreementIn(ctx, form.agreed),
        ...confirmationIn(form),
      })
    )
    if (!result.ok) {
      refuse(ctx, result.error)
      return response.redirect().toRoute('admin.students.edit', { id })
    }
    const { changed, followed } = result.value
    const change = { id, before, after: form.status, version: form.version + 1, followed }
    const names = nameColumns(form)
    if (changed.join() === 'status') tellStatus(ctx, names, change)
    else {
      const said = i18n.t('students.flash.updated', { name: toldName(ctx, names) })
      session.flash('success', toldWith(ctx, said, followed))
    }
    return response.redirect().toRoute('admin.students.show', { id })
  }
}
