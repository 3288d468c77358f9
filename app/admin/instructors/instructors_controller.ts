import type { HttpContext } from '@adonisjs/core/http'
import { findOr404, foundInstructor } from '#app/admin/instructors/find_or_404'
import { instructorFields, taughtIds } from '#app/admin/instructors/instructor_form'
import InstructorListTransformer from '#app/admin/instructors/instructor_list_transformer'
import { instructorPage } from '#app/admin/instructors/instructor_page'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { refuseInstructor } from '#app/admin/instructors/instructor_refusal'
import { taughtThisWeek } from '#app/admin/instructors/taught_this_week'
import InstructorTransformer from '#app/admin/instructors/instructor_transformer'
import {
  addInstructorValidator,
  changeInstructorValidator,
} from '#app/admin/instructors/instructor_validator'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { agreementIn, toldWith } from '#core/people/departure_question'
import { personMeta } from '#core/people/person_meta'
import { sameContactsOf } from '#core/people/same_contacts'
import { withPhoto } from '#core/pictures/with_photo'
import { sharedPhones } from '#app/admin/people_phones/shared_phones'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { readStatements } from '#domain/shared/data/database'
import { AddInstructor } from '#domain/teaching/instructors/actions/add_instructor'
import { ChangeInstructor } from '#domain/teaching/instructors/actions/change_instructor'
import { findTaught } from '#domain/teaching/instructors/queries/find_taught'
import { taughtOptions } from '#domain/teaching/catalogue/queries/list_options'
import {
  instructorList,
  listInstructors,
} from '#domain/teaching/instructors/queries/list_instructors'

export default class InstructorsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(InstructorPolicy).authorize('index')
    const query = new ListQuery(instructorList, request.qs())
    const { subject: subjects, level: levels } = query.filter.ids
    const { page, list } = await readList(ctx, instructorList, () =>
      listInstructors(query.in(tenant, locale))
    )
    const user = auth.getUserOrFail()
    const options = () => readStatements(tenant.id, () => taughtOptions({ subjects, levels }))
    return inertia.render('admin/instructors/index', {
      instructors: InstructorListTransformer.transform(
        page,
        tenant,
        await taughtThisWeek(ctx, idsOf(page.rows))
      ),
      options: query.namesRecords ? options : inertia.optional(options),
      query: query.toProps(page.meta.page),
      can: areaAbilities('instructors', user),
      list,
    })
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('create')
    const options = await readStatements(ctx.tenant.id, () => taughtOptions())
    return ctx.inertia.render('admin/instructors/create', {
      options,
      duplicates: sameContactsOf(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(InstructorPolicy).authorize('create')
    const form = await request.validateUsing(addInstructorValidator, personMeta(ctx))
    const result = await withPhoto(ctx, 'instructors', form, (photo) =>
      new AddInstructor().execute({
        ...saving(ctx, form),
        ...taughtIds(form),
        photo,
      })
    )
    if (!result.ok) {
      refuseInstructor(ctx, result.error)
      return response.redirect().toRoute('admin.instructors.create')
    }
    const { id, number } = result.value
    session.flash('success', i18n.t('instructors.flash.created', { number }))
    return response.redirect().toRoute('admin.instructors.show', { id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('show')
    return ctx.inertia.render('admin/instructors/show', await instructorPage(ctx))
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(InstructorPolicy).authorize('update')
    const { instructor, taught, options } = await readStatements(ctx.tenant.id, async () => {
      const found = await foundInstructor(ctx)
      const teaches = await findTaught(found.id)
      const kept = { subjects: idsOf(teaches.subjects), levels: idsOf(teaches.levels) }
      return { instructor: found, taught: teaches, options: await taughtOptions(kept) }
    })
    return ctx.inertia.render('admin/instructors/edit', {
      instructor: InstructorTransformer.transform(instructor, taught, ctx.tenant),
      options,
      duplicates: sameContactsOf(ctx),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const { id } = await findOr404(ctx)
    const form = await request.validateUsing(changeInstructorValidator, personMeta(ctx))
    const result = await withPhoto(ctx, 'instructors', form, (photo) =>
      new ChangeInstructor().execute({
        ...saving(ctx, form),
        ...taughtIds(form),
        id,
        sharedPhones: sharedPhones(ctx.auth.getUserOrFail(), form.phone_also),
        version: form.version,
        photo,
        ...agreementIn(ctx, form.agreed),
      })
    )
    if (!result.ok) {
      refuseInstructor(ctx, result.error)
      return response.redirect().toRoute('admin.instructors.edit', { id })
    }
    const said = i18n.t('instructors.flash.updated')
    session.flash('success', toldWith(ctx, said, result.value.followed))
    return response.redirect().toRoute('admin.instructors.show', { id })
  }
}

type Form = Parameters<typeof instructorFields>[0]

const saving = (ctx: HttpContext, form: Form) => ({
  tenantId: ctx.tenant.id,
  zone: ctx.tenant.timezone,
  actor: actorOf(ctx),
  fields: instructorFields(form),
  duplicatesConfirmed: form.confirm_duplicate ?? false,
})

const idsOf = (ones: { id: string }[]) => ones.map(({ id }) => id)
