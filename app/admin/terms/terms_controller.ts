import type { HttpContext } from '@adonisjs/core/http'
import TermListTransformer from '#app/admin/terms/term_list_transformer'
import TermPolicy from '#app/admin/terms/term_policy'
import TermTransformer from '#app/admin/terms/term_transformer'
import {
  createTermValidator,
  termFields,
  updateTermValidator,
} from '#app/admin/terms/term_validator'
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
import { CreateTerm } from '#domain/teaching/actions/create_term'
import { DeleteTerm } from '#domain/teaching/actions/delete_term'
import { UpdateTerm } from '#domain/teaching/actions/update_term'
import { FindTerm } from '#domain/teaching/queries/find_term'
import { ListTerms, termList } from '#domain/teaching/queries/list_terms'
import { termUses } from '#domain/teaching/term_record'

/** The terms of a centre. */
export default class TermsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(TermPolicy).authorize('index')
    const query = new ListQuery(termList, request.qs())
    const { page, list } = await readList(ctx, termList, () =>
      new ListTerms().execute(query.in(tenant, locale))
    )
    return inertia.render('admin/terms/index', {
      terms: TermListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('terms', auth.getUserOrFail()),
      list,
    })
  }

  async create({ bouncer, inertia }: HttpContext) {
    await bouncer.with(TermPolicy).authorize('create')
    return inertia.render('admin/terms/create', { term: null })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(TermPolicy).authorize('create')
    const form = await request.validateUsing(createTermValidator)
    const result = await new CreateTerm().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: termFields(form),
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.terms.create')
    }
    session.flash('success', i18n.t('terms.flash.created', { code: result.value.code }))
    return response.redirect().toRoute('admin.terms.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(TermPolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const { term, uses, activity } = await readStatements(ctx.tenant.id, async () => {
      const found = await find(ctx)
      return {
        term: found,
        uses: await listUses(termUses, found.id),
        activity: await recordActivity('term', found.id),
      }
    })
    return ctx.inertia.render('admin/terms/show', {
      term: TermTransformer.transform(term),
      uses: UsesTransformer.transform(uses, user),
      activity: ActivityTransformer.transform(activity),
      tab: usualTab(ctx),
      can: areaAbilities('terms', user),
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(TermPolicy).authorize('update')
    const term = await readStatements(ctx.tenant.id, () => find(ctx))
    return ctx.inertia.render('admin/terms/edit', {
      term: TermTransformer.transform(term),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(TermPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => find(ctx))
    const form = await request.validateUsing(updateTermValidator)
    const result = await new UpdateTerm().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id,
      version: form.version,
      fields: termFields(form),
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.terms.edit', { id })
    }
    session.flash('success', i18n.t('terms.flash.updated'))
    return response.redirect().toRoute('admin.terms.show', { id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n } = ctx
    await bouncer.with(TermPolicy).authorize('delete')
    const id: string = ctx.params.id
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id }
    const result = await new DeleteTerm().execute(act)
    if (!result.ok) {
      refuseDeletion(ctx, result.error)
      return response.redirect().withQs({ tab: 'uses' }).toRoute('admin.terms.show', { id })
    }
    session.flash('success', i18n.t('terms.flash.deleted'))
    return response.redirect().toRoute('admin.terms.index')
  }
}

async function find(ctx: HttpContext) {
  const term = await new FindTerm().execute(ctx.params.id)
  if (!term) throw notFound(ctx)
  return term
}
