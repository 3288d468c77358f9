import { type PortalRoutes, portalOfPath } from '#core/portals/portal_routes'

/** Where somebody wanted to go before signing in, if it is a path of our own behind the same door. */
export function intendedPath(intended: string | null | undefined, door: PortalRoutes) {
  if (!intended || !/^\/(?![/\\])/.test(intended)) return undefined
  return portalOfPath(intended).kind === door.kind ? intended : undefined
}
