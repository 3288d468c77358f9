import { hashToken, newToken } from '#domain/access/links/link_token'
import type { Principal } from '#domain/access/sessions/principal'

/**
 * How long the previous token still counts, in seconds: requests sent together carry the same one.
 */
export const graceSeconds = 30

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

export function newRememberToken(id: string) {
  const secret = newToken()
  return { cookie: `${id}.${secret}`, hash: hashToken(secret) }
}

export function readRememberToken(cookie: unknown) {
  const [, id, secret] = (typeof cookie === 'string' && form.exec(cookie)) || []
  return id && secret ? { id, hash: hashToken(secret) } : undefined
}

/** An administrator's device is remembered only when a second factor guards the account (security T17). */
export const mayBeRemembered = ({ kind, secondFactor }: Principal) =>
  kind !== 'admin' || secondFactor
