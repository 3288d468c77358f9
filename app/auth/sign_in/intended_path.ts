import { type PortalRoutes, portalOfPath } from '#core/portals/portal_routes'

/** Only a path of our own behind the same door; instructors and students share the paths that name no portal. */
export function intendedPath(intended: string | null | undefined, door: PortalRoutes) {
  if (!intended || !/^\/(?![/\\])/.test(intended)) return undefined
  const { kind } = portalOfPath(intended)
  const isShared = kind === 'student' && door.kind === 'instructor'
  return kind === door.kind || isShared ? intended : undefined
}
