import { type Door, doorOfPath } from '#core/doors'

/** Where somebody wanted to go before signing in, if it is a path of our own behind the same door. */
export function intendedPath(intended: string | null | undefined, door: Door) {
  if (!intended || !/^\/(?![/\\])/.test(intended)) return undefined
  return doorOfPath(intended).kind === door.kind ? intended : undefined
}
