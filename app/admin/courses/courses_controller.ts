import type { HttpContext } from '@adonisjs/core/http'
import CourseListTransformer from '#app/admin/courses/course_list_transformer'
import CoursePolicy from '#app/admin/courses/course_policy'
import CourseTransformer from '#app/admin/courses/course_transformer'
import {
  createCourseValidator,
  courseFields,
  updateCourseValidator,
} from '#app/admin/courses/course_validator'
import { courseAmount } from '#app/admin/courses/course_amount'
import { refuseCourse } from '#app/admin/courses/course_refusal'
import { amountOf, moneyMeta } from '#core/money_field'
import { mentionedOptions, taughtOptions } from '#domain/teaching/queries/list_options'
import { countGroups } from '#domain/teaching/queries/count_groups'
import { absent } from '#core/absent'
import ActivityTransformer from '#core/audit/activity_transformer'
import { ListQuery } from '#core/lists/list_query'
import { listSettings } from '#core/lists/list_settings'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { refuseDeletion } from '#core/records/refuse_deletion'
import { usualTab } from '#core/records/usual_tab'
import UsesTransformer from '#core/records/uses_transformer'
import { listUses } from '#domain/shared/records/list_uses'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/tenant_scope'
import { CreateCourse } from '#domain/teaching/actions/create_course'
import { DeleteCourse } from '#domain/teaching/actions/delete_course'
import { UpdateCourse } from '#domain/teaching/actions/update_course'
import { FindCourse } from '#domain/teaching/queries/find_course'
import { ListCourses, courseList } from '#domain/teaching/queries/list_courses'
import { courseUses } from '#domain/teaching/course_record'

/** The courses of a centre. */
export default class CoursesController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(CoursePolicy).authorize('index')
    const query = new ListQuery(courseList, request.qs())
    const courses = await readStatements(tenant.id, () =>
      new ListCourses().execute(query.in(tenant, locale))
    )
    const options = () => readStatements(tenant.id, () => taughtOptions())
    return inertia.render('admin/courses/index', {
      courses: CourseListTransformer.transform(courses),
      query: query.toProps(courses.meta.page),
      can: areaAbilities('courses', auth.getUserOrFail()),
      list: listSettings(ctx, courseList),
      options: query.namesRecords ? options : inertia.optional(options),
    })
  }

  async create({ bouncer, inertia, tenant }: HttpContext) {
    await bouncer.with(CoursePolicy).authorize('create')
    const options = await readStatements(tenant.id, () => taughtOptions())
    return inertia.render('admin/courses/create', { course: null, ...options })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(CoursePolicy).authorize('create')
    const meta = moneyMeta(ctx)
    const form = await request.validateUsing(createCourseValidator, meta)
    const result = await new CreateCourse().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: courseFields(form, (minor) => amountOf(meta, minor)),
    })
    if (!result.ok) {
      refuseCourse(ctx, result.error)
      return response.redirect().toRoute('admin.courses.create')
    }
    session.flash('success', i18n.t('courses.flash.created', { code: result.value.code }))
    return response.redirect().toRoute('admin.courses.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(CoursePolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const { course, uses, activity, mentioned } = await readStatements(ctx.tenant.id, async () => {
      const found = await find(ctx)
      const changes = await recordActivity('course', found.id)
      return {
        course: found,
        uses: await listUses(courseUses, found.id),
        activity: changes,
        mentioned: await mentionedOptions(changes),
      }
    })
    return ctx.inertia.render('admin/courses/show', {
      course: CourseTransformer.transform(course),
      uses: UsesTransformer.transform(uses, user),
      activity: ActivityTransformer.transform(activity),
      mentioned: mentioned,
      tab: usualTab(ctx),
      can: areaAbilities('courses', user),
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(CoursePolicy).authorize('update')
    const { course, groups, options } = await readStatements(ctx.tenant.id, async () => {
      const found = await find(ctx)
      return {
        course: found,
        groups: await countGroups(found.id),
        options: await taughtOptions({ subjects: [found.subject_id], levels: [found.level_id] }),
      }
    })
    return ctx.inertia.render('admin/courses/edit', {
      course: CourseTransformer.transform(course),
      groups,
      ...options,
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(CoursePolicy).authorize('update')
    const course = await readStatements(tenant.id, () => find(ctx))
    const { id } = course
    const meta = moneyMeta(ctx, courseAmount(course) ?? undefined)
    const form = await request.validateUsing(updateCourseValidator, meta)
    const result = await new UpdateCourse().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id,
      version: form.version,
      fields: courseFields(form, (minor) => amountOf(meta, minor)),
    })
    if (!result.ok) {
      refuseCourse(ctx, result.error)
      return response.redirect().toRoute('admin.courses.edit', { id })
    }
    session.flash('success', i18n.t('courses.flash.updated'))
    return response.redirect().toRoute('admin.courses.show', { id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n } = ctx
    await bouncer.with(CoursePolicy).authorize('delete')
    const id: string = ctx.params.id
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id }
    const result = await new DeleteCourse().execute(act)
    if (!result.ok) {
      refuseDeletion(ctx, result.error)
      return response.redirect().withQs({ tab: 'uses' }).toRoute('admin.courses.show', { id })
    }
    session.flash('success', i18n.t('courses.flash.deleted'))
    return response.redirect().toRoute('admin.courses.index')
  }
}

async function find(ctx: HttpContext) {
  const course = await new FindCourse().execute(ctx.params.id)
  if (!course) throw absent(ctx)
  return course
}
