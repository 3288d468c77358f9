import type { HttpContext } from '@adonisjs/core/http'
import { packageFields } from '#app/admin/packages/package_form'
import PackageListTransformer from '#app/admin/packages/package_list_transformer'
import PackagePolicy from '#app/admin/packages/package_policy'
import { refusePackage } from '#app/admin/packages/package_refusal'
import PackageTransformer from '#app/admin/packages/package_transformer'
import {
  createPackageValidator,
  updatePackageValidator,
} from '#app/admin/packages/package_validator'
import { notFound } from '#core/errors/not_found'
import ActivityTransformer from '#core/audit/activity_transformer'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { CreatePackage } from '#domain/billing/actions/create_package'
import { UpdatePackage } from '#domain/billing/actions/update_package'
import { FindPackage } from '#domain/billing/queries/find_package'
import { ListPackages, packageList } from '#domain/billing/queries/list_packages'
import { serviceChoices } from '#domain/billing/queries/service_choices'
import { recordActivity } from '#domain/shared/records/record_activity'
import { readStatements } from '#domain/shared/data/database'

export default class PackagesController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia } = ctx
    await bouncer.with(PackagePolicy).authorize('index')
    const query = new ListQuery(packageList, request.qs())
    const { page, list } = await readList(ctx, packageList, () =>
      new ListPackages().execute(query.in(tenant, ctx.locale))
    )
    return inertia.render('admin/packages/index', {
      packages: PackageListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('packages', auth.getUserOrFail()),
      list,
    })
  }

  async create({ bouncer, tenant, inertia }: HttpContext) {
    await bouncer.with(PackagePolicy).authorize('create')
    const services = await readStatements(tenant.id, () => serviceChoices([]))
    return inertia.render('admin/packages/create', { package: null, services })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(PackagePolicy).authorize('create')
    const money = moneyMeta(ctx)
    const form = await request.validateUsing(createPackageValidator, money)
    const result = await new CreatePackage().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      fields: packageFields(money, form),
    })
    if (!result.ok) {
      refusePackage(ctx, result.error)
      return response.redirect().toRoute('admin.packages.create')
    }
    session.flash('success', i18n.t('packages.flash.created'))
    return response.redirect().toRoute('admin.packages.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    const { bouncer, tenant, auth, request, inertia } = ctx
    await bouncer.with(PackagePolicy).authorize('show')
    const [found, activity] = await readStatements(tenant.id, async () => {
      const one = await find(ctx)
      return [one, await recordActivity('package', one.id)] as const
    })
    return inertia.render('admin/packages/show', {
      package: PackageTransformer.transform(found),
      activity: ActivityTransformer.transform(activity),
      tab: request.input('tab') === 'activity' ? ('activity' as const) : ('overview' as const),
      can: areaAbilities('packages', auth.getUserOrFail()),
    })
  }

  async edit(ctx: HttpContext) {
    const { bouncer, tenant, inertia } = ctx
    await bouncer.with(PackagePolicy).authorize('update')
    const [found, services] = await readStatements(tenant.id, async () => {
      const one = await find(ctx)
      return [one, await serviceChoices(one.lines.map((line) => line.service_id))] as const
    })
    return inertia.render('admin/packages/edit', {
      package: PackageTransformer.transform(found),
      services,
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(PackagePolicy).authorize('update')
    const { id, price } = await readStatements(tenant.id, () => find(ctx))
    const money = moneyMeta(ctx, price)
    const form = await request.validateUsing(updatePackageValidator, money)
    const result = await new UpdatePackage().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id,
      version: form.version,
      fields: packageFields(money, form),
    })
    if (!result.ok) {
      refusePackage(ctx, result.error)
      return response.redirect().toRoute('admin.packages.edit', { id })
    }
    session.flash('success', i18n.t('packages.flash.updated'))
    return response.redirect().toRoute('admin.packages.show', { id })
  }
}

async function find(ctx: HttpContext) {
  const found = await new FindPackage().execute(ctx.params.id)
  if (!found) throw notFound(ctx)
  return found
}
