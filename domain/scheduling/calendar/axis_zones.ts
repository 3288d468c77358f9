import { calendarBranches } from '#domain/scheduling/calendar/queries/calendar_parties'
import { ownBranches } from '#domain/shared/data/branch_limit'

export type AxisZones = {
  /** Where no branch is asked for. */
  usual: string
  /** Of the branches whose clocks are not the centre's. */
  branches: Record<string, string>
}

/** The one branch whose clocks the axis shows: the one asked for, or that somebody works in. */
export function axisBranch(wanted: string[]): string | null {
  const within = wanted.length > 0 ? wanted : ownBranches()
  return within?.length === 1 ? within[0]! : null
}

/** Which clocks the axis shows, whatever branches are asked for. */
export async function axisZones(centreZone: string): Promise<AxisZones> {
  const all = await calendarBranches({})
  const own = axisBranch([])
  const zoned = all.flatMap(({ id, time_zone: zone }) => (zone ? [[id, zone] as const] : []))
  const branches = Object.fromEntries(zoned)
  return { usual: (own && branches[own]) ?? centreZone, branches }
}
