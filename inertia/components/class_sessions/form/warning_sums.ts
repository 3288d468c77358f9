import type { PlannedDate, SessionPlan, ToldWarning } from '~/components/class_sessions/types'

type Summed = Pick<PlannedDate, 'warnings' | 'skipped' | 'timing'>

/** What is told of how many sessions, each of them once; what most of them have comes first. */
export function warningSums(sessions: Summed[]) {
  const sums = new Map<string, { warning: ToldWarning; count: number }>()
  for (const { warnings } of sessions) {
    const told = new Map(warnings.map((warning) => [keyOf(warning), warning]))
    for (const [key, warning] of told)
      sums.set(key, { warning, count: (sums.get(key)?.count ?? 0) + 1 })
  }
  return [...sums].map(([key, sum]) => ({ key, ...sum })).sort(byCount)
}

/** How many of them are held by which timing. */
export function timingSums(sessions: Summed[]) {
  const timed = sessions.flatMap(({ timing, skipped }) => (timing && !skipped ? [timing] : []))
  const alike = Map.groupBy(timed, ({ name_en, name_ar }) => JSON.stringify([name_en, name_ar]))
  return [...alike].map(([key, of]) => ({ key, timing: of[0]!, count: of.length }))
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count

/** Whichever other session is in the way, and for whatever reason. */
const keyOf = ({ kind, severity, person, outside, paper }: ToldWarning) =>
  JSON.stringify([kind, severity, person, outside, paper])

export const heldOf = ({ sessions }: SessionPlan) => sessions.filter(({ skipped }) => !skipped)
