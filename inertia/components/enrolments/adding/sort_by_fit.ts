import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'

/** A missing gender or date of birth speaks against no group yet. */
const isMisfit = ({ type }: PlacementWarning) => type !== 'gender_unknown' && type !== 'age_unknown'

export type TaughtCourse = { id: string; subject_id: string }

interface Fit<Target> {
  warningsOf: (target: Target) => PlacementWarning[]
  isFull: (target: Target) => boolean
  /** The course of the group that is left for one of them. */
  from?: TaughtCourse
}

/** Groups of the course that is left come first, then those of its subject; among them those that suit. */
export function sortByFit<Target extends { course: TaughtCourse }>(
  targets: Target[],
  { warningsOf, isFull, from }: Fit<Target>
) {
  const rank = (target: Target, misfits: PlacementWarning[]) =>
    2 * misfits.length + (isFull(target) ? 1 : 0)
  return targets
    .map((target) => ({ target, misfits: warningsOf(target).filter(isMisfit) }))
    .toSorted(
      (a, b) =>
        distance(a.target.course, from) - distance(b.target.course, from) ||
        rank(a.target, a.misfits) - rank(b.target, b.misfits)
    )
}

function distance(course: TaughtCourse, from: TaughtCourse | undefined) {
  if (!from || course.id === from.id) return 0
  return course.subject_id === from.subject_id ? 1 : 2
}
