import type { HttpContext } from '@adonisjs/core/http'
import SubjectListTransformer from '#app/admin/subjects/subject_list_transformer'
import SubjectPolicy from '#app/admin/subjects/subject_policy'
import SubjectTransformer from '#app/admin/subjects/subject_transformer'
import {
  createSubjectValidator,
  subjectFields,
  updateSubjectValidator,
} from '#app/admin/subjects/subject_validator'
import { notFound } from '#core/errors/not_found'
import ActivityTransformer from '#core/audit/activity_transformer'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { refuseDeletion } from '#core/records/refuse_deletion'
import { refuseRecord } from '#core/records/refuse_record'
import { usualTab } from '#core/records/usual_tab'
import UsesTransformer from '#core/records/uses_transformer'
import { listUses } from '#domain/shared/records/list_uses'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'
import { CreateSubject } from '#domain/teaching/actions/create_subject'
import { DeleteSubject } from '#domain/teaching/actions/delete_subject'
import { UpdateSubject } from '#domain/teaching/actions/update_subject'
import { FindSubject } from '#domain/teaching/queries/find_subject'
import { ListSubjects, subjectList } from '#domain/teaching/queries/list_subjects'
import { subjectUses } from '#domain/teaching/subject_record'

/** The subjects of a centre. */
export default class SubjectsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(SubjectPolicy).authorize('index')
    const query = new ListQuery(subjectList, request.qs())
    const { page, list } = await readList(ctx, subjectList, () =>
      new ListSubjects().execute(query.in(tenant, locale))
    )
    return inertia.render('admin/subjects/index', {
      subjects: SubjectListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('subjects', auth.getUserOrFail()),
      list,
    })
  }

  async create({ bouncer, inertia }: HttpContext) {
    await bouncer.with(SubjectPolicy).authorize('create')
    return inertia.render('admin/subjects/create', { subject: null })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(SubjectPolicy).authorize('create')
    const form = await request.validateUsing(createSubjectValidator)
    const result = await new CreateSubject().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: subjectFields(form),
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.subjects.create')
    }
    session.flash('success', i18n.t('subjects.flash.created', { code: result.value.code }))
    return response.redirect().toRoute('admin.subjects.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(SubjectPolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const { subject, uses, activity } = await readStatements(ctx.tenant.id, async () => {
      const found = await find(ctx)
      return {
        subject: found,
        uses: await listUses(subjectUses, found.id),
        activity: await recordActivity('subject', found.id),
      }
    })
    return ctx.inertia.render('admin/subjects/show', {
      subject: SubjectTransformer.transform(subject),
      uses: UsesTransformer.transform(uses, user),
      activity: ActivityTransformer.transform(activity),
      tab: usualTab(ctx),
      can: areaAbilities('subjects', user),
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(SubjectPolicy).authorize('update')
    const subject = await readStatements(ctx.tenant.id, () => find(ctx))
    return ctx.inertia.render('admin/subjects/edit', {
      subject: SubjectTransformer.transform(subject),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(SubjectPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => find(ctx))
    const form = await request.validateUsing(updateSubjectValidator)
    const result = await new UpdateSubject().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id,
      version: form.version,
      fields: subjectFields(form),
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.subjects.edit', { id })
    }
    session.flash('success', i18n.t('subjects.flash.updated'))
    return response.redirect().toRoute('admin.subjects.show', { id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n } = ctx
    await bouncer.with(SubjectPolicy).authorize('delete')
    const id: string = ctx.params.id
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id }
    const result = await new DeleteSubject().execute(act)
    if (!result.ok) {
      refuseDeletion(ctx, result.error)
      return response.redirect().withQs({ tab: 'uses' }).toRoute('admin.subjects.show', { id })
    }
    session.flash('success', i18n.t('subjects.flash.deleted'))
    return response.redirect().toRoute('admin.subjects.index')
  }
}

async function find(ctx: HttpContext) {
  const subject = await new FindSubject().execute(ctx.params.id)
  if (!subject) throw notFound(ctx)
  return subject
}
