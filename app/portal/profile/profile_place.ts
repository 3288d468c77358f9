import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { portalOfPath } from '#core/portals/portal_routes'

const profileTabs = ['information', 'security', 'sessions', 'preferences', 'data'] as const

export type ProfileTab = (typeof profileTabs)[number]

export const tabOf = (request: HttpRequest): ProfileTab =>
  profileTabs.find((tab) => tab === request.input('tab')) ?? 'information'

export function profilePath({ request }: HttpContext, tab?: ProfileTab) {
  const page = `${portalOfPath(request.url()).path}/profile`
  return tab && tab !== 'information' ? `${page}?tab=${tab}` : page
}
