import { createHash, randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Tenant } from '#domain/access/centre/tenant'

type Account = { tenant: Tenant; kind: Kind; email: string }
type Device = { id: string; accounts: string[] }

const cookieName = 'device'
/** A desk is shared by a few people; the oldest is forgotten first. */
const remembered = 5

export function knownDevice({ request }: HttpContext, account: Account): string | undefined {
  const device = request.cookie(cookieName) as Device | null
  return device?.accounts.includes(nameOf(account)) ? device.id : undefined
}

export function rememberDevice({ request, response }: HttpContext, account: Account) {
  const device = request.cookie(cookieName) as Device | null
  const name = nameOf(account)
  const others = device?.accounts.filter((other) => other !== name) ?? []
  const known = {
    id: device?.id ?? randomUUID(),
    accounts: [name, ...others.slice(0, remembered - 1)],
  }
  response.cookie(cookieName, known, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.get('APP_URL', '').startsWith('https:'),
    maxAge: '1y',
  })
}

const nameOf = ({ tenant, kind, email }: Account) =>
  createHash('sha256').update(`${tenant.id}:${kind}:${email.toLowerCase()}`).digest('base64url')
