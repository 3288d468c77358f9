import { linkTimes } from '#domain/access/links/rules/link'
import { errors, type HttpContext } from '@adonisjs/core/http'
import { mailBudgets, minutesToWait } from '#app/auth/mail_throttle'
import { portalOfPath } from '#core/portals/portal_routes'
import { ProveEmail } from '#domain/access/links/actions/prove_email'
import { SendLink } from '#domain/access/links/actions/send_link'
import { findLink } from '#domain/access/links/queries/find_link'
import { readTenant } from '#domain/shared/data/database'

/** By a link that was sent there and a button, because no GET changes anything. */
export default class EmailProofsController {
  show({ request, auth, inertia }: HttpContext) {
    const { email, emailVerified } = auth.getUserOrFail()
    const door = portalOfPath(request.url()).kind
    return inertia.render('auth/verify_email', { door, email, verified: emailVerified })
  }

  async store({ request, response, session, auth, tenant, i18n }: HttpContext) {
    const { userId, email, emailVerified } = auth.getUserOrFail()
    const asking = { tenant, account: userId, ip: request.ip() }
    const minutes = await minutesToWait(mailBudgets('verify', asking))
    if (minutes > 0) {
      session.flash('error', i18n.t('auth.too_many_tries', { minutes }))
    } else if (!emailVerified) {
      await new SendLink().execute({ tenantId: tenant.id, userId, purpose: 'email', email })
      session.flash('success', i18n.t('account.verify.sent', linkTimes.email))
    }
    return response.redirect().back()
  }

  async edit({ request, params, tenant, inertia }: HttpContext) {
    const door = portalOfPath(request.url())
    const link = await readTenant(tenant.id, () => findLink(params.token, door.kind, ['email']))
    if (!link?.sentTo) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    return inertia.render('auth/confirm_email', {
      door: door.kind,
      token: params.token as string,
      email: link.sentTo,
    })
  }

  async update({ request, response, params, session, auth, tenant, i18n }: HttpContext) {
    const door = portalOfPath(request.url())
    const result = await new ProveEmail().execute({
      tenantId: tenant.id,
      kind: door.kind,
      token: params.token,
      requestId: request.id() ?? null,
    })
    if (!result.ok) session.flash('error', i18n.t(refusals[result.error.type]))
    else session.flash('success', i18n.t('account.verify.done'))
    const signedIn = auth.user?.kind === door.kind
    return response.redirect().toRoute(signedIn ? door.profile : door.login)
  }
}

const refusals = {
  invalid_token: 'auth.link_expired',
  email_taken: 'account.verify.taken',
} as const
