import { urlFor } from '@adonisjs/core/services/url_builder'
import env from '#start/env'
import { doors } from '#core/doors'
import { IssuePasswordToken } from '#domain/access/actions/issue_password_token'
import type { Kind } from '#domain/access/permissions'

/** A full address where the account's person chooses a password; its host is ours, never a request's. */
export async function resetLink(account: {
  tenantId: string
  slug: string
  kind: Kind
  userId: string
}) {
  const token = await new IssuePasswordToken().execute(account)
  const path = urlFor(doors[account.kind].passwordEdit, { token })
  return new URL(path, centreAddress(account.slug)).href
}

/** Where a centre answers on this installation. */
export function centreAddress(slug: string) {
  const base = new URL(env.get('APP_URL') ?? `http://${env.get('APP_DOMAIN')}:${env.get('PORT')}`)
  base.hostname = `${slug}.${env.get('APP_DOMAIN')}`
  return base.origin
}
