import { urlFor } from '@adonisjs/core/services/url_builder'
import { addressAt } from '#core/tenants/centre_address'
import { portalRoutes } from '#core/portals/portal_routes'
import type { Kind } from '#domain/shared/choices/kinds'
import type { LinkPurpose } from '#domain/access/links/rules/link'

type Link = { slug: string; kind: Kind; token: string; purpose: Exclude<LinkPurpose, 'hand_off'> }

export function linkAddress({ slug, kind, token, purpose }: Link) {
  const { emailEdit, passwordEdit } = portalRoutes[kind]
  const route = purpose === 'email' ? emailEdit : passwordEdit
  return addressAt(slug, urlFor(route, { token }))
}
