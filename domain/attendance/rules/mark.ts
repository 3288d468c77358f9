import type { AttendanceStatus } from '#domain/shared/choices/attendance'

/** What a person says of one student's attendance. */
export interface Mark {
  status: AttendanceStatus
  /** Late by, and left before the end by: whole minutes, where they were told. */
  minutes_late: number | null
  minutes_early: number | null
  /** Why, of an excused absence. */
  excuse: string | null
  /** When an excused absence was told of; null: when it was marked. */
  notice_at: string | null
  note: string | null
  /** Decided where the policy asks each time. */
  makes_up: boolean | null
}

export const markFields = [
  'status',
  'minutes_late',
  'minutes_early',
  'excuse',
  'notice_at',
  'note',
] as const satisfies (keyof Mark)[]

/** Without what its status has no use for, so that a mark says nothing that was meant for another. */
export function tidied(mark: Mark): Mark {
  const came = mark.status === 'present' || mark.status === 'late'
  const isExcused = mark.status === 'excused'
  return {
    ...mark,
    minutes_late: mark.status === 'late' ? mark.minutes_late : null,
    minutes_early: came ? mark.minutes_early : null,
    excuse: isExcused ? mark.excuse : null,
    notice_at: isExcused ? mark.notice_at : null,
    makes_up: isExcused ? mark.makes_up : null,
  }
}

/**
 * Nobody is told of an absence later than it is marked, whatever a device's clock says; one that is marked before the
 * session begins, without a word on when it was told of, was told of then, or when they were first excused (`was`).
 */
export function toldBy(
  madeAt: Date,
  { startsAt, was }: { startsAt: Date; was: Pick<Written, 'status' | 'notice_at'> | undefined },
  mark: Mark
): Mark {
  if (mark.status !== 'excused') return mark
  const told = mark.notice_at === null ? null : new Date(mark.notice_at)
  const isLater = told ? told > madeAt : madeAt < startsAt
  const first = !told && was?.status === 'excused' ? was.notice_at : null
  return isLater ? { ...mark, notice_at: (first ?? madeAt).toISOString() } : mark
}

interface Written {
  status: string | null
  notice_at: Date | null
  excuse: string | null
  note: string | null
  told_at: Date | null
  told_reason: string | null
}

/** Keeps the text that is saved: of an absence that was announced, the reason that was given. */
export function withTextOf(mark: Mark, row: Written | undefined): Mark {
  const isAnnounced = mark.notice_at !== null && mark.notice_at === row?.told_at?.toISOString()
  const excuse = row?.status === 'excused' ? row.excuse : isAnnounced ? row.told_reason : null
  return { ...mark, note: row?.note ?? null, excuse }
}

interface Held {
  startsAt: Date
  endsAt: Date
  lockDays: number
  now: Date
}

const day = 86_400_000

/** Corrected by whoever may mark so many days after the end; later with a right of its own. */
export const isLocked = ({ endsAt, lockDays, now }: Omit<Held, 'startsAt'>) =>
  now.getTime() > endsAt.getTime() + lockDays * day

/** Before a session begins nobody can have come to it, or stayed away without a word: only who excused themselves is marked. */
export const isTooEarly = (
  { status }: Pick<Mark, 'status'>,
  { startsAt, now }: Pick<Held, 'startsAt' | 'now'>
) => status !== 'excused' && now < opensAt(startsAt)

/** In whole minutes. */
export const lengthOf = ({ startsAt, endsAt }: Pick<Held, 'startsAt' | 'endsAt'>) =>
  Math.floor((endsAt.getTime() - startsAt.getTime()) / 60_000)

/** Nobody comes later, or leaves earlier, than the session is long. */
export const isTooLong = (
  { minutes_late: late, minutes_early: early }: Pick<Mark, 'minutes_late' | 'minutes_early'>,
  session: Pick<Held, 'startsAt' | 'endsAt'>
) => Math.max(late ?? 0, early ?? 0) > lengthOf(session)

/** From then on people are marked as they come in. */
export const opensAt = (startsAt: Date) => new Date(startsAt.getTime() - early)

/** So long before a session begins, in milliseconds. */
const early = 30 * 60_000
