import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import { checkInPointValidator } from '#app/admin/check_in_points/check_in_point_validator'
import { toldPoint } from '#app/admin/check_in_points/told_point'
import { branchChoices } from '#core/branches/branch_choices'
import { deviceCookie } from '#core/check_in/device_cookie'
import { notFound } from '#core/errors/not_found'
import { pageWithin } from '#core/lists/page_within'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { signOut } from '#core/sessions/sign_out'
import { ClosePoint } from '#domain/attendance/check_in/actions/close_point'
import { OpenPoint } from '#domain/attendance/check_in/actions/open_point'
import { countPoints, listPoints, pointTabs } from '#domain/attendance/check_in/queries/list_points'
import { daysUnused } from '#domain/attendance/check_in/rules/check_in'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'

const [per] = shownSizes

/** Whoever may correct marks says which devices make them. */
export default class CheckInPointsController {
  async index({ bouncer, inertia, request, tenant }: HttpContext) {
    await bouncer.with(AttendancePolicy).authorize('update')
    const tab = pointTabs.find((known) => known === request.input('tab')) ?? ('open' as const)
    const found = await readStatements(tenant.id, async () => {
      const count = await countPoints(tab)
      const { offset, ...page } = pageWithin(request.input('page'), { count, per })
      const rows = await listPoints(tab, { limit: per, offset })
      return { ...page, rows: rows.map(toldPoint) }
    })
    return inertia.render('admin/check_in_points/index', {
      ...{ tab, ...found, days_unused: daysUnused },
      branches: await branchChoices(tenant),
    })
  }

  /** This device becomes the point: whoever opens it is signed out here, so that no sign-in stays at the door. */
  async store(ctx: HttpContext) {
    const { bouncer, inertia, request, response, tenant } = ctx
    await bouncer.with(AttendancePolicy).authorize('update')
    const form = await request.validateUsing(checkInPointValidator)
    const result = await new OpenPoint().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx) },
      ...{ name: form.name, branchId: form.branch_id ?? null },
    })
    if (!result.ok) {
      refuseRecord(ctx, result.error)
      return response.redirect().toRoute('admin.check_in_points.index')
    }
    await signOut(ctx)
    deviceCookie.write(ctx, result.value.token)
    return inertia.location(urlFor('check_ins.show'))
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, i18n, params, response, session, tenant } = ctx
    await bouncer.with(AttendancePolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id: params.id as string }
    const result = await new ClosePoint().execute(act)
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('check_in.flash.closed'))
    return response.redirect().toRoute('admin.check_in_points.index')
  }
}
