import type { HttpContext } from '@adonisjs/core/http'
import LevelListTransformer from '#app/admin/levels/level_list_transformer'
import LevelPolicy from '#app/admin/levels/level_policy'
import LevelTransformer from '#app/admin/levels/level_transformer'
import {
  createLevelValidator,
  levelFields,
  updateLevelValidator,
} from '#app/admin/levels/level_validator'
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
import { CreateLevel } from '#domain/teaching/actions/create_level'
import { DeleteLevel } from '#domain/teaching/actions/delete_level'
import { UpdateLevel } from '#domain/teaching/actions/update_level'
import { FindLevel } from '#domain/teaching/queries/find_level'
import { ListLevels, levelList } from '#domain/teaching/queries/list_levels'
import { levelUses } from '#domain/teaching/level_record'

/** The levels of a centre. */
export default class LevelsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(LevelPolicy).authorize('index')
    const query = new ListQuery(levelList, request.qs())
    const { page, list } = await readList(ctx, levelList, () =>
      new ListLevels().execute(query.in(tenant, locale))
    )
    return inertia.render('admin/levels/index', {
      levels: LevelListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('levels', auth.getUserOrFail()),
      list,
    })
  }

  async create({ bouncer, inertia }: HttpContext) {
    await bouncer.with(LevelPolicy).authorize('create')
    return inertia.render('admin/levels/create', { level: null })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(LevelPolicy).authorize('create')
    const form = await request.validateUsing(createLevelValidator)
    const result = await new CreateLevel().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: levelFields(form),
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.levels.create')
    }
    session.flash('success', i18n.t('levels.flash.created', { code: result.value.code }))
    return response.redirect().toRoute('admin.levels.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(LevelPolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const { level, uses, activity } = await readStatements(ctx.tenant.id, async () => {
      const found = await find(ctx)
      return {
        level: found,
        uses: await listUses(levelUses, found.id),
        activity: await recordActivity('level', found.id),
      }
    })
    return ctx.inertia.render('admin/levels/show', {
      level: LevelTransformer.transform(level),
      uses: UsesTransformer.transform(uses, user),
      activity: ActivityTransformer.transform(activity),
      tab: usualTab(ctx),
      can: areaAbilities('levels', user),
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(LevelPolicy).authorize('update')
    const level = await readStatements(ctx.tenant.id, () => find(ctx))
    return ctx.inertia.render('admin/levels/edit', {
      level: LevelTransformer.transform(level),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(LevelPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => find(ctx))
    const form = await request.validateUsing(updateLevelValidator)
    const result = await new UpdateLevel().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id,
      version: form.version,
      fields: levelFields(form),
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.levels.edit', { id })
    }
    session.flash('success', i18n.t('levels.flash.updated'))
    return response.redirect().toRoute('admin.levels.show', { id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n } = ctx
    await bouncer.with(LevelPolicy).authorize('delete')
    const id: string = ctx.params.id
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id }
    const result = await new DeleteLevel().execute(act)
    if (!result.ok) {
      refuseDeletion(ctx, result.error)
      return response.redirect().withQs({ tab: 'uses' }).toRoute('admin.levels.show', { id })
    }
    session.flash('success', i18n.t('levels.flash.deleted'))
    return response.redirect().toRoute('admin.levels.index')
  }
}

async function find(ctx: HttpContext) {
  const level = await new FindLevel().execute(ctx.params.id)
  if (!level) throw notFound(ctx)
  return level
}
