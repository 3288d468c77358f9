import { type PortalRoutes, portalOfPath } from '#core/portals/portal_routes'

/** Only a path of our own behind the same door. */
export function intendedPath(intended: string | null | undefined, door: PortalRoutes) {
  if (!intended || !/^\/(?![/\\])/.test(intended)) return undefined
  return portalOfPath(intended).kind === door.kind ? intended : undefined
}
