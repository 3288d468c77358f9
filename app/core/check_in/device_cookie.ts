import type { HttpContext } from '@adonisjs/core/http'
import { sessionCookie } from '#config/session'
import { daysUnused } from '#domain/attendance/check_in/rules/check_in'

const overHttps = sessionCookie.startsWith('__Host-')

const name = overHttps ? '__Secure-check_in' : 'check_in'

/** All that a device at the door keeps: no other page is sent it, and no other site's page has it sent. */
const options = {
  path: '/check-in',
  httpOnly: true,
  secure: overHttps,
  sameSite: 'strict',
} as const

export const deviceCookie = {
  read({ request }: HttpContext): string | undefined {
    const token: unknown = request.cookie(name)
    return typeof token === 'string' ? token : undefined
  },

  /** Written again while it is used, so that it lasts as long as its point. */
  write({ response }: HttpContext, token: string) {
    response.cookie(name, token, { ...options, maxAge: `${daysUnused}d` })
  },
}
