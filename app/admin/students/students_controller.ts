import type { HttpContext } from '@adonisjs/core/http'
import DuplicateTransformer from '#app/admin/students/duplicate_transformer'
import {
  guardianDuplicatesOf,
  guardianModes,
  registerStudent,
} from '#app/admin/students/new_guardian'
import StudentEnrolmentTransformer from '#app/admin/students/student_enrolment_transformer'
import { studentFields } from '#app/admin/students/student_form'
import StudentListTransformer from '#app/admin/students/student_list_transformer'
import StudentPolicy from '#app/admin/students/student_policy'
import { StudentQuery } from '#app/admin/students/student_query'
import { refuse } from '#app/admin/students/student_refusal'
import StudentTransformer from '#app/admin/students/student_transformer'
import {
  registerStudentValidator,
  updateStudentValidator,
} from '#app/admin/students/student_validator'
import { studentFamily } from '#app/admin/guardians/student_family'
import { absent } from '#core/absent'
import ActivityTransformer from '#core/audit/activity_transformer'
import { listSettings } from '#core/lists/list_settings'
import { portalAccount } from '#core/people/portal_account'
import { withPhoto } from '#core/pictures/with_photo'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { UpdateStudent } from '#domain/people/actions/update_student'
import type { Duplicate } from '#domain/people/queries/find_possible_duplicates'
import { FindStudent } from '#domain/people/queries/find_student'
import { ListStudents, studentList } from '#domain/people/queries/list_students'
import { today } from '#domain/shared/clock'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/tenant_scope'
import { StudentEnrolments } from '#domain/teaching/queries/student_enrolments'

const tabs = ['overview', 'guardians', 'enrolments', 'activity'] as const

/** The students of a centre. */
export default class StudentsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia } = ctx
    await bouncer.with(StudentPolicy).authorize('index')
    const query = new StudentQuery(request.qs())
    const students = await readStatements(tenant.id, () =>
      new ListStudents().execute(query.students, query.page, query.per, tenant.timezone)
    )
    return inertia.render('admin/students/index', {
      students: StudentListTransformer.transform(students),
      query: query.toProps(students.meta.page),
      can: areaAbilities('students', auth.getUserOrFail()),
      list: listSettings(ctx, studentList),
    })
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('create')
    return ctx.inertia.render('admin/students/create', {
      duplicates: duplicatesOf(ctx),
      guardian_duplicates: guardianDuplicatesOf(ctx, 'guardian_duplicates'),
      guardian_modes: guardianModes(ctx.auth.getUserOrFail()),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('create')
    const form = await request.validateUsing(registerStudentValidator, metaOf(ctx))
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
    session.flash('success', i18n.t('students.flash.created', { number: result.value.number }))
    return response.redirect().toRoute('admin.students.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const maySeeEnrolments = user.may('admin.enrolments.index')
    const tab = tabs.find((known) => known === ctx.request.input('tab')) ?? 'overview'
    const record = await readStatements(ctx.tenant.id, async () => {
      const found = await find(ctx)
      const isAsked = tab === 'enrolments' && maySeeEnrolments
      return {
        student: found,
        activity: await recordActivity('student', found.id),
        family: await studentFamily(user, found.id),
        account: await portalAccount({ type: 'student', id: found.id }),
        enrolments: isAsked ? await new StudentEnrolments().execute(found.id) : [],
      }
    })
    return ctx.inertia.render('admin/students/show', {
      student: StudentTransformer.transform(record.student),
      activity: ActivityTransformer.transform(record.activity),
      family: record.family,
      account: record.account,
      enrolments: StudentEnrolmentTransformer.transform(record.enrolments),
      guardian_duplicates: guardianDuplicatesOf(ctx, 'duplicates'),
      tab,
      can: { ...areaAbilities('students', user), enrolments: maySeeEnrolments },
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(StudentPolicy).authorize('update')
    const student = await readStatements(ctx.tenant.id, () => find(ctx))
    return ctx.inertia.render('admin/students/edit', {
      student: StudentTransformer.transform(student),
      duplicates: duplicatesOf(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => find(ctx))
    const form = await request.validateUsing(updateStudentValidator, metaOf(ctx))
    const result = await withPhoto(ctx, 'students', form, (photo) =>
      new UpdateStudent().execute({
        tenantId: tenant.id,
        actor: actorOf(ctx),
        id,
        version: form.version,
        fields: studentFields(form),
        photo,
        duplicatesConfirmed: form.confirm_duplicate ?? false,
      })
    )
    if (!result.ok) {
      refuse(ctx, result.error)
      return response.redirect().toRoute('admin.students.edit', { id })
    }
    session.flash('success', i18n.t('students.flash.updated'))
    return response.redirect().toRoute('admin.students.show', { id })
  }
}

async function find(ctx: HttpContext) {
  const student = await new FindStudent().execute(ctx.params.id)
  if (!student) throw absent(ctx)
  return student
}

const duplicatesOf = ({ session }: HttpContext) =>
  DuplicateTransformer.transform((session.flashMessages.get('duplicates') ?? []) as Duplicate[])

const metaOf = ({ tenant }: HttpContext) => ({
  meta: { phoneCountry: tenant.phoneCountry, today: today(tenant.timezone) },
})
