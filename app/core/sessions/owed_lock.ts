import type { HttpContext } from '@adonisjs/core/http'
import { isBackground } from '#core/requests/background'
import { owedLockCookie } from '#domain/shared/choices/owed_lock'

export const owedLock = {
  isOwed: ({ request }: HttpContext): boolean => request.cookiesList()[owedLockCookie] === '1',
  /** With a new id at once: windows that ask together would otherwise take it from each other with their next pages. */
  settle({ request, response, session, principal }: HttpContext): void {
    if (isBackground(request)) return
    response.clearCookie(owedLockCookie, { path: '/', httpOnly: false, sameSite: 'lax' })
    if (principal) session.regenerate()
  },
}
