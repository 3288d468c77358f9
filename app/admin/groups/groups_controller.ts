import type { HttpContext } from '@adonisjs/core/http'
import { groupPage } from '#app/admin/groups/group_page'
import { actOf, groupFields } from '#app/admin/groups/group_form'
import GroupListTransformer from '#app/admin/groups/group_list_transformer'
import GroupPolicy from '#app/admin/groups/group_policy'
import { toldMove } from '#app/admin/groups/group_move'
import { refuseDeletion, refuseGroup } from '#app/admin/groups/group_refusal'
import GroupTransformer from '#app/admin/groups/group_transformer'
import { createGroupValidator, updateGroupValidator } from '#app/admin/groups/group_validator'
import { findGroup } from '#app/admin/groups/found_group'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { branchChoices } from '#core/branches/branch_choices'
import { moneyMeta } from '#core/forms/money_field'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'
import { CreateGroup } from '#domain/teaching/groups/actions/create_group'
import { DeleteGroup } from '#domain/teaching/groups/actions/delete_group'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import { keptChoices } from '#domain/teaching/groups/group_references'
import { GroupFilterOptions, GroupOptions } from '#domain/teaching/groups/queries/group_options'
import { groupList, ListGroups } from '#domain/teaching/groups/queries/list_groups'

export default class GroupsController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(GroupPolicy).authorize('index')
    const query = new ListQuery(groupList, request.qs())
    const { page, list } = await readList(ctx, groupList, () =>
      new ListGroups().execute(query.in(tenant, locale))
    )
    const options = () => readStatements(tenant.id, () => new GroupFilterOptions().execute())
    return inertia.render('admin/groups/index', {
      groups: GroupListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('groups', auth.getUserOrFail()),
      list,
      branches: await branchChoices(tenant),
      options: query.namesRecords ? options : inertia.optional(options),
    })
  }

  async create({ bouncer, request, tenant, inertia }: HttpContext) {
    await bouncer.with(GroupPolicy).authorize('create')
    const options = await readStatements(tenant.id, () => new GroupOptions().execute())
    const { course } = request.qs()
    return inertia.render('admin/groups/create', {
      course: options.courses.find(({ id }) => id === course)?.id ?? null,
      options,
      branches: await branchChoices(tenant),
      today: today(tenant.timezone),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(GroupPolicy).authorize('create')
    const money = moneyMeta(ctx)
    const form = await request.validateUsing(createGroupValidator, money)
    const fields = groupFields(money, form)
    const input = { ...actOf(ctx), fields, status: form.status ?? 'open' }
    const result = await new CreateGroup().execute(input)
    if (!result.ok) {
      refuseGroup(ctx, result.error)
      return response.redirect().toRoute('admin.groups.create')
    }
    session.flash('success', i18n.t('groups.flash.created', { code: result.value.code }))
    return response.redirect().toRoute('admin.groups.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(GroupPolicy).authorize('show')
    return ctx.inertia.render('admin/groups/show', await groupPage(ctx))
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(GroupPolicy).authorize('update')
    const [group, options] = await readStatements(ctx.tenant.id, async () => {
      const found = await findGroup(ctx)
      return [found, await new GroupOptions().execute(await keptChoices(found.id))] as const
    })
    return ctx.inertia.render('admin/groups/edit', {
      group: GroupTransformer.transform(group),
      branches: await branchChoices(ctx.tenant),
      options,
      today: today(ctx.tenant.timezone),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n, tenant } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const { id, price, billing_mode } = await readStatements(tenant.id, () => findGroup(ctx))
    const money = moneyMeta(ctx, price ?? undefined)
    const form = await request.validateUsing(updateGroupValidator, {
      meta: { ...money.meta, keptMode: billing_mode },
    })
    const fields = groupFields(money, form)
    const { version, agreed } = form
    const input = {
      ...actOf(ctx),
      ...confirmationIn(form),
      id,
      version,
      fields,
      agreed: agreed ?? '',
    }
    const result = await new UpdateGroup().execute(input)
    if (!result.ok) {
      refuseGroup(ctx, result.error)
      return response.redirect().toRoute('admin.groups.edit', { id })
    }
    session.flash('success', toldMove(ctx, i18n.t('groups.flash.updated'), result.value.along))
    return response.redirect().toRoute('admin.groups.show', { id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, response, session, i18n, tenant } = ctx
    await bouncer.with(GroupPolicy).authorize('delete')
    const { actor } = actOf(ctx)
    const result = await new DeleteGroup().execute({ tenantId: tenant.id, actor, id: params.id })
    if (!result.ok) {
      refuseDeletion(ctx, result.error)
      return response.redirect().back()
    }
    session.flash('success', i18n.t('groups.flash.deleted'))
    return response.redirect().toRoute('admin.groups.index')
  }
}
