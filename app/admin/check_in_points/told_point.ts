import type { ListedPoint } from '#domain/attendance/check_in/queries/list_points'

/** `unused`: nobody used its device for so long that it was closed by itself. */
export const toldPoint = ({ is_branch_archived, ...point }: ListedPoint) => ({
  ...{ id: point.id, name: point.name, branch: point.branch, opened_by: point.opened_by },
  opened_at: point.opened_at.toISOString(),
  seen_at: point.seen_at.toISOString(),
  closed_at: point.closed_at?.toISOString() ?? null,
  closed_by: point.closed_at
    ? null
    : is_branch_archived
      ? ('branch' as const)
      : ('unused' as const),
})
