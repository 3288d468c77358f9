import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'

/** A missing gender or date of birth speaks against no group yet. */
const isMisfit = ({ type }: PlacementWarning) => type !== 'gender_unknown' && type !== 'age_unknown'

interface Fit<Target> {
  warningsOf: (target: Target) => PlacementWarning[]
  isFull: (target: Target) => boolean
}

export function sortByFit<Target>(targets: Target[], { warningsOf, isFull }: Fit<Target>) {
  const rank = (target: Target, misfits: PlacementWarning[]) =>
    2 * misfits.length + (isFull(target) ? 1 : 0)
  return targets
    .map((target) => ({ target, misfits: warningsOf(target).filter(isMisfit) }))
    .toSorted((a, b) => rank(a.target, a.misfits) - rank(b.target, b.misfits))
}
