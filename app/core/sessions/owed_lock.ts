import type { HttpContext } from '@adonisjs/core/http'
import { owedLockCookie } from '#domain/shared/choices/owed_lock'

export const owedLock = {
  isOwed: ({ request }: HttpContext): boolean => request.cookiesList()[owedLockCookie] === '1',
  settle: ({ response }: HttpContext): void =>
    void response.clearCookie(owedLockCookie, { path: '/', httpOnly: false, sameSite: 'lax' }),
}
