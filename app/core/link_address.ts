import { urlFor } from '@adonisjs/core/services/url_builder'
import { centreAddress } from '#core/centre_address'
import { doors } from '#core/doors'
import type { Kind } from '#domain/access/permissions'

type Link = { slug: string; kind: Kind; token: string }

/** The full address a link leads to, at its account's own door. */
export function linkAddress({ slug, kind, token }: Link) {
  return new URL(urlFor(doors[kind].passwordEdit, { token }), centreAddress(slug)).href
}
