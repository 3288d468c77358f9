import type { HttpContext } from '@adonisjs/core/http'
import AccessRequestPolicy, { kindsFor } from '#app/admin/access_requests/access_request_policy'
import AccessRequestTransformer from '#app/admin/access_requests/access_request_transformer'
import { decisionValidator } from '#app/admin/access_requests/access_request_validator'
import { notFound } from '#core/errors/not_found'
import { DeclineAccessRequest } from '#domain/access/requests/actions/decline_access_request'
import { findAccessRequest } from '#domain/access/requests/queries/find_access_request'
import {
  countAccessRequests,
  listAccessRequests,
} from '#domain/access/requests/queries/list_access_requests'
import { ApproveAccessRequest } from '#domain/people/actions/approve_access_request'
import { readTenant } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'

const [perPage] = shownSizes
const farthestPage = 1_000_000

export default class AccessRequestsController {
  async index({ bouncer, request, tenant, auth, inertia }: HttpContext) {
    await bouncer.with(AccessRequestPolicy).authorize('index')
    const kinds = kindsFor(auth.getUserOrFail())
    const waiting = request.input('tab') !== 'decided'
    const found = await readTenant(tenant.id, () =>
      listAccessRequests({ kinds, waiting }, pageOf(request.input('page')), perPage)
    )
    return inertia.render('admin/access_requests/index', {
      requests: AccessRequestTransformer.transform(found.rows),
      meta: found.meta,
      tab: waiting ? ('waiting' as const) : ('decided' as const),
    })
  }

  /** Asked beside the page, so that no page waits for it. */
  async count({ bouncer, tenant, auth, response }: HttpContext) {
    await bouncer.with(AccessRequestPolicy).authorize('index')
    const kinds = kindsFor(auth.getUserOrFail())
    const waiting = await readTenant(tenant.id, () => countAccessRequests({ kinds, waiting: true }))
    return response.json({ waiting })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, auth, params, i18n } = ctx
    await bouncer.with(AccessRequestPolicy).authorize('index')
    const found = await readTenant(tenant.id, () => findAccessRequest(params.id))
    if (!found) throw notFound(ctx)
    await bouncer.with(AccessRequestPolicy).authorize('decide', found.kind)
    const { decision, reason } = await request.validateUsing(decisionValidator)
    const actor = auth.getUserOrFail().actor(request.id() ?? null)
    const decided = { tenantId: tenant.id, id: found.id, actor, reason: reason || null }
    const result =
      decision === 'approve'
        ? await new ApproveAccessRequest().execute({ tenant, id: found.id, actor })
        : await new DeclineAccessRequest().execute(decided)
    if (result.ok) session.flash('success', i18n.t(`access_requests.flash.${result.value.outcome}`))
    else session.flash('error', i18n.t('access_requests.flash.decided'))
    return response.redirect().back()
  }
}

function pageOf(asked: unknown) {
  const page = Number(asked)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), farthestPage) : 1
}
