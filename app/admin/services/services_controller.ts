import type { HttpContext } from '@adonisjs/core/http'
import { foundService } from '#app/admin/services/found_service'
import { serviceFields } from '#app/admin/services/service_form'
import ServiceListTransformer from '#app/admin/services/service_list_transformer'
import { servicePage } from '#app/admin/services/service_page'
import ServicePolicy from '#app/admin/services/service_policy'
import { refuseService } from '#app/admin/services/service_refusal'
import ServiceTransformer from '#app/admin/services/service_transformer'
import {
  createServiceValidator,
  updateServiceValidator,
} from '#app/admin/services/service_validator'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { amountOf, moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { refuseDeletion } from '#core/records/refuse_deletion'
import { CreateService } from '#domain/billing/actions/create_service'
import { DeleteService } from '#domain/billing/actions/delete_service'
import { UpdateService } from '#domain/billing/actions/update_service'
import { ListServices, serviceList } from '#domain/billing/queries/list_services'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'
import { taughtOptions } from '#domain/teaching/catalogue/queries/list_options'

export default class ServicesController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia } = ctx
    await bouncer.with(ServicePolicy).authorize('index')
    const query = new ListQuery(serviceList, request.qs())
    const { page, list } = await readList(ctx, serviceList, () =>
      new ListServices().execute(query.in(tenant, ctx.locale))
    )
    return inertia.render('admin/services/index', {
      services: ServiceListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('services', auth.getUserOrFail()),
      list,
    })
  }

  async create({ bouncer, tenant, inertia }: HttpContext) {
    await bouncer.with(ServicePolicy).authorize('create')
    const choices = await readStatements(tenant.id, () => taughtOptions())
    const day = today(tenant.timezone)
    return inertia.render('admin/services/create', { service: null, choices, today: day })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(ServicePolicy).authorize('create')
    const money = moneyMeta(ctx)
    const form = await request.validateUsing(createServiceValidator, money)
    const effectiveFrom = form.effective_from ?? today(tenant.timezone)
    const result = await new CreateService().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: serviceFields(form),
      price: form.price ? { amount: amountOf(money, form.price), effectiveFrom } : null,
    })
    if (!result.ok) {
      refuseService(ctx, result.error)
      return response.redirect().toRoute('admin.services.create')
    }
    session.flash('success', i18n.t('services.flash.created'))
    return response.redirect().toRoute('admin.services.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(ServicePolicy).authorize('show')
    return ctx.inertia.render('admin/services/show', await servicePage(ctx))
  }

  async edit(ctx: HttpContext) {
    const { bouncer, tenant, inertia } = ctx
    await bouncer.with(ServicePolicy).authorize('update')
    const [service, choices] = await readStatements(tenant.id, async () => {
      const found = await foundService(ctx)
      const kept = { subjects: [found.subject?.id ?? null], levels: [found.level?.id ?? null] }
      return [found, await taughtOptions(kept)] as const
    })
    const day = today(tenant.timezone)
    return inertia.render('admin/services/edit', {
      service: ServiceTransformer.transform(service, day),
      choices,
      today: day,
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(ServicePolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => foundService(ctx))
    const form = await request.validateUsing(updateServiceValidator)
    const result = await new UpdateService().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id,
      version: form.version,
      fields: serviceFields(form),
    })
    if (!result.ok) {
      refuseService(ctx, result.error)
      return response.redirect().toRoute('admin.services.edit', { id })
    }
    session.flash('success', i18n.t('services.flash.updated'))
    return response.redirect().toRoute('admin.services.show', { id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, response, session, tenant, i18n } = ctx
    await bouncer.with(ServicePolicy).authorize('delete')
    const input = { tenantId: tenant.id, actor: actorOf(ctx), id: params.id }
    const result = await new DeleteService().execute(input)
    if (!result.ok) {
      if (result.error.type === 'charges_trials') {
        session.flash('error', i18n.t('services.errors.charges_trials'))
      } else refuseDeletion(ctx, result.error)
      const { id } = params
      return response.redirect().withQs({ tab: 'uses' }).toRoute('admin.services.show', { id })
    }
    session.flash('success', i18n.t('services.flash.deleted'))
    return response.redirect().toRoute('admin.services.index')
  }
}
