import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isBackground } from '#core/requests/background'
import { isScripted } from '#core/requests/page_visit'

const reading = ['GET', 'HEAD', 'OPTIONS']

/** What ends the view, hides it or keeps it awake, and the viewer's own language. */
const open = [
  'admin.role_view.destroy',
  'admin.logout',
  'admin.lock',
  'admin.unlock',
  'presence.store',
  'language.update',
]

/**
 * Nothing may be changed, not even what the role's holders could: the trail would name the viewer.
 */
export default class RoleViewMiddleware {
  async handle({ principal, request, route, response, session, i18n }: HttpContext, next: NextFn) {
    if (!principal?.viewing || reading.includes(request.method())) return next()
    if (open.includes(route?.name ?? '')) return next()
    const error = i18n.t('roles.viewing.refused')
    if (isScripted(request) || isBackground(request)) return response.status(403).send({ error })
    session.flashErrors({ viewing: error })
    return response.redirect().withQs().back()
  }
}
