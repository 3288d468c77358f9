import type { JoiningKind } from '#domain/shared/choices/kinds'
import type { HttpContext } from '@adonisjs/core/http'
import { mailBudgets, minutesToWait } from '#app/auth/mail_throttle'
import { joinValidator } from '#app/auth/join_validator'
import { portalOfPath, portalRoutes } from '#core/portals/portal_routes'
import { AskToJoin } from '#domain/access/requests/actions/ask_to_join'
import type { Tenant } from '#domain/access/centre/tenant'

export default class AccessRequestsController {
  create({ request, session, tenant, inertia }: HttpContext) {
    const kind = kindAsked(request.url())
    if (!isOpen(tenant, kind)) return inertia.render('auth/by_invitation', { door: kind })
    const sent = session.flashMessages.has('sent')
    return inertia.render('auth/join', { door: kind, sent })
  }

  async store({ request, response, session, tenant, i18n, locale }: HttpContext) {
    const kind = kindAsked(request.url())
    const page = portalRoutes[kind].register
    if (!isOpen(tenant, kind)) return response.redirect().toRoute(page)
    const meta = { phoneCountry: tenant.phoneCountry }
    const form = await request.validateUsing(joinValidator, { meta })
    const asking = { tenant, account: `${kind}:${form.email}`, ip: request.ip() }
    const minutes = await minutesToWait(mailBudgets('join', asking))
    if (minutes > 0) {
      session.flashErrors({ email: i18n.t('auth.too_many_tries', { minutes }) })
      return response.redirect().toRoute(page)
    }
    await new AskToJoin().execute({
      tenantId: tenant.id,
      kind,
      firstName: form.first_name,
      lastName: form.last_name,
      email: form.email,
      phone: form.phone ?? null,
      message: form.message ?? null,
      locale,
      requestId: request.id() ?? null,
    })
    session.flash('sent', true)
    return response.redirect().toRoute(page)
  }
}

const kindAsked = (path: string) =>
  portalOfPath(path).kind === 'instructor' ? ('instructor' as const) : ('student' as const)

const isOpen = ({ letPeopleAsk }: Tenant, kind: JoiningKind) => letPeopleAsk.includes(kind)
