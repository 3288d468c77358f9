import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData } from '@adonisjs/session/types'
import env from '#start/env'

const cookieName = 'visit'

/**
 * On the installation's own host no tenant owns a session's row, so what a form says between two
 * requests is kept in an encrypted cookie.
 */
export const installationSession = {
  read({ request }: HttpContext, id: string): SessionData | null {
    const kept = request.encryptedCookie(cookieName) as { id: string; data: SessionData } | null
    return kept?.id === id ? kept.data : null
  },

  write({ response }: HttpContext, id: string, data: SessionData) {
    response.encryptedCookie(
      cookieName,
      { id, data },
      {
        httpOnly: true,
        sameSite: 'lax',
        secure: env.get('APP_URL', '').startsWith('https:'),
        maxAge: '2h',
      }
    )
  },
}
