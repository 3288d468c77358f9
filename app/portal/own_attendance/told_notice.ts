import type { NoticeRow } from '#domain/attendance/queries/notices_of_student'
import { now } from '#domain/shared/time/clock'

/** Whether it may still be withdrawn, as far as its days tell; one that has begun meanwhile is refused. */
const isAhead = ({ starts_at: starts, from_day: from }: NoticeRow, day: string) =>
  starts ? starts > now().toJSDate() : from !== null && from >= day

/** A notice as a family reads it: its reason is told only to whoever wrote it. */
export function toldNotice(notice: NoticeRow, userId: string, day: string) {
  const { id, from_day, until_day, told_at, withdrawn_at, starts_at, ends_at } = notice
  const { time_zone, made_by: by, made_in: kind, reason } = notice
  const isOwn = by === userId
  return {
    ...{ id, from_day, until_day, told_at: told_at.toISOString() },
    told_by: isOwn
      ? ('you' as const)
      : kind === 'student'
        ? ('family' as const)
        : ('centre' as const),
    reason: isOwn ? reason : null,
    session:
      starts_at && ends_at && time_zone
        ? { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), time_zone }
        : null,
    is_withdrawn: withdrawn_at !== null,
    may_withdraw: kind === 'student' && withdrawn_at === null && isAhead(notice, day),
  }
}
