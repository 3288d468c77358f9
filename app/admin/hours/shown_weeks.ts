import { mayChangeWhole } from '#core/branches/branch_or_whole'
import type { BranchOption } from '#domain/scheduling/branches/queries/branch_options'
import {
  type listOpeningWeeks,
  noHours,
  type OpeningWeek,
} from '#domain/scheduling/hours/queries/find_opening_week'

type Weeks = Awaited<ReturnType<typeof listOpeningWeeks>>
/** One to read or change. `is_own` is false for a branch that keeps the centre's. */
export type ShownWeek = OpeningWeek & {
  branch_id: string | null
  is_own: boolean
  may_change: boolean
}

/**
 * The centre's first, then each branch's. Where nothing is said of branches a single one: of the only branch, if it has its
 * own or somebody works in it alone, else the centre's.
 */
export function shownWeeks(weeks: Weeks, branches: BranchOption[], isSaid: boolean): ShownWeek[] {
  const centre = weeks.find(({ branch_id: of }) => of === null) ?? noHours
  const whole = shown(centre, null, mayChangeWhole())
  const open = branches.filter(({ is_archived }) => !is_archived)
  const each = open.map(({ id }) => ofBranch(weeks, centre, id))
  if (isSaid) return [whole, ...each]
  return [each.find(({ is_own: isOwn }) => isOwn || !mayChangeWhole()) ?? whole]
}

function ofBranch(weeks: Weeks, centre: OpeningWeek, branchId: string): ShownWeek {
  const own = weeks.find(({ branch_id: of }) => of === branchId)
  return own
    ? shown(own, branchId, true)
    : { ...shown({ ...centre, version: 0 }, branchId, true), is_own: false }
}

const shown = (
  { version, windows }: OpeningWeek,
  branchId: string | null,
  mayChange: boolean
): ShownWeek => ({ version, windows, branch_id: branchId, is_own: true, may_change: mayChange })
