import { shortestByTiming } from '#domain/shared/limits/counts'

/** What class sessions of a span of days are held by, such as Ramadan; days are included, YYYY-MM-DD. */
export type Timing = {
  starts_on: string
  ends_on: string
  /** They begin so much later, or earlier where it is negative. */
  shift_minutes: number
  /** They are so much shorter. */
  shorten_minutes: number
}

export type NamedTiming = Timing & { name_en: string | null; name_ar: string | null }

/** On the wall clock of the centre. */
export type PlannedTime = { date: string; starts: string; minutes: number }

export const appliesTo = ({ starts_on, ends_on }: Timing, day: string) =>
  starts_on <= day && day <= ends_on

/** As the timing has it: moved past midnight, it is on the day before or after. */
export function retimed(planned: PlannedTime, timing: Timing): PlannedTime {
  if (!appliesTo(timing, planned.date)) return planned
  const shortest = Math.min(planned.minutes, shortestByTiming)
  const minutes = Math.max(shortest, planned.minutes - timing.shorten_minutes)
  return { ...shifted(planned, timing.shift_minutes), minutes }
}

function shifted({ date, starts }: PlannedTime, minutes: number) {
  const moved = new Date(Date.parse(`${date}T${starts}Z`) + minutes * 60_000).toISOString()
  return { date: moved.slice(0, 10), starts: moved.slice(11, 16) }
}

/** By the first of the timings that applies to its day. */
export function timedBy<T extends Timing>(planned: PlannedTime, timings: readonly T[]) {
  const timing = timings.find((one) => appliesTo(one, planned.date)) ?? null
  return { timing, time: timing ? retimed(planned, timing) : planned }
}

/** What is planned so that it is held then; the same hour where none leads there. */
export function plannedFor(held: PlannedTime, timings: readonly Timing[]): PlannedTime {
  const before = timings.flatMap(({ shift_minutes, shorten_minutes }) =>
    [shorten_minutes, 0].map((minutes) => ({
      ...shifted(held, -shift_minutes),
      minutes: held.minutes + minutes,
    }))
  )
  return [held, ...before].find((one) => isSame(timedBy(one, timings).time, held)) ?? held
}

const isSame = (one: PlannedTime, other: PlannedTime) =>
  one.date === other.date && one.starts === other.starts && one.minutes === other.minutes

export const changesNothing = ({
  shift_minutes,
  shorten_minutes,
}: Pick<Timing, 'shift_minutes' | 'shorten_minutes'>) =>
  shift_minutes === 0 && shorten_minutes === 0
