import type { HttpContext } from '@adonisjs/core/http'
import { courseAmount } from '#app/admin/courses/course_amount'
import CourseListTransformer from '#app/admin/courses/course_list_transformer'
import { coursePage } from '#app/admin/courses/course_page'
import CoursePolicy from '#app/admin/courses/course_policy'
import { refuseCourse } from '#app/admin/courses/course_refusal'
import CourseTransformer from '#app/admin/courses/course_transformer'
import {
  createCourseValidator,
  courseFields,
  updateCourseValidator,
} from '#app/admin/courses/course_validator'
import { foundCourse } from '#app/admin/courses/found_course'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { amountOf, moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { refuseDeletion } from '#core/records/refuse_deletion'
import { readStatements } from '#domain/shared/data/database'
import { CreateCourse } from '#domain/teaching/courses/actions/create_course'
import { DeleteCourse } from '#domain/teaching/courses/actions/delete_course'
import { UpdateCourse } from '#domain/teaching/courses/actions/update_course'
import { countGroups } from '#domain/teaching/groups/queries/count_groups'
import { ListCourses, courseList } from '#domain/teaching/courses/queries/list_courses'
import { taughtOptions } from '#domain/teaching/catalogue/queries/list_options'

export default class CoursesController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(CoursePolicy).authorize('index')
    const query = new ListQuery(courseList, request.qs())
    const { page, list } = await readList(ctx, courseList, () =>
      new ListCourses().execute(query.in(tenant, locale))
    )
    const options = () => readStatements(tenant.id, () => taughtOptions())
    return inertia.render('admin/courses/index', {
      courses: CourseListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('courses', auth.getUserOrFail()),
      list,
      options: query.namesRecords ? options : inertia.optional(options),
    })
  }

  async create({ bouncer, inertia, request, tenant }: HttpContext) {
    await bouncer.with(CoursePolicy).authorize('create')
    const options = await readStatements(tenant.id, () => taughtOptions())
    const level = options.levels.find(({ id }) => id === request.qs().level)?.id ?? null
    return inertia.render('admin/courses/create', { course: null, level, ...options })
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
    return ctx.inertia.render('admin/courses/show', await coursePage(ctx))
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(CoursePolicy).authorize('update')
    const { course, groups, options } = await readStatements(ctx.tenant.id, async () => {
      const found = await foundCourse(ctx)
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
    const course = await readStatements(tenant.id, () => foundCourse(ctx))
    const { id } = course
    const meta = moneyMeta(ctx, courseAmount(course) ?? undefined)
    const form = await request.validateUsing(updateCourseValidator, {
      meta: { ...meta.meta, keptMode: course.billing_mode },
    })
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
