import type { HttpContext } from '@adonisjs/core/http'
import { sessionCookie } from '#config/session'
import { rememberDays } from '#domain/access/sessions/rules/session_lifetime'

const overHttps = sessionCookie.startsWith('__Host-')

const rememberCookieName = overHttps ? '__Host-remember' : 'remember'

const options = { path: '/', httpOnly: true, secure: overHttps, sameSite: 'lax' } as const

export const rememberCookie = {
  read: ({ request }: HttpContext): unknown => request.cookie(rememberCookieName),

  write({ response }: HttpContext, value: string) {
    response.cookie(rememberCookieName, value, { ...options, maxAge: `${rememberDays}d` })
  },

  clear({ response }: HttpContext) {
    response.clearCookie(rememberCookieName, options)
  },
}
