import type { Chosen } from '#domain/scheduling/free_slots/rules/free_slot'
import type { Against, Hindrance } from '#domain/scheduling/free_slots/rules/obstacles'
import type { Occasion } from '#domain/scheduling/free_slots/rules/occasions'
import { asked, type Resource } from '#domain/scheduling/free_slots/rules/resource'

interface Chooser {
  /** The best choice of those who are available; undefined if nobody is, null if none was asked for. */
  first(occasion: Occasion): Chosen | null | undefined
  /** How many more have nothing against them: of hundreds, asked only for the slots that are told. */
  others(occasion: Occasion, chosen: Chosen | null): number
}

export type Choosers = Record<'instructors' | 'rooms', Chooser>

export function chooserOf(resources: Resource[] | null, warns: ReadonlySet<Against>): Chooser {
  if (!resources) return { first: () => null, others: () => 0 }
  const known = [...resources]
    .sort((one, other) => one.tier - other.tier)
    .map((resource) => ({ resource, ...asked<Hindrance>(resource, 'hours', warns) }))
  const unbound = known.filter(isUnbound)
  const bound = known.filter((one) => !one.resource.caveats.length && !one.isAlwaysClear)
  return {
    first: (occasion) => leastOpposed(known, occasion),
    others(occasion, chosen) {
      const isOther = ({ resource: { id } }: Known) => id !== chosen?.id
      const clear = bound.filter((one) => isOther(one) && one.isClear(occasion))
      return clear.length + unbound.length - Number(!unbound.every(isOther))
    },
  }
}

type Known = { resource: Resource } & ReturnType<typeof asked<Hindrance>>

/** Whatever the time. */
const isUnbound = ({ resource, isAlwaysClear }: Known) => !resource.caveats.length && isAlwaysClear

/** The first that nothing speaks against, else the one that least does. */
function leastOpposed(known: Known[], occasion: Occasion): Chosen | undefined {
  let least: Chosen | undefined
  for (const { resource, isFree, isClear, against } of known) {
    const hasNothing = isClear(occasion)
    if (!hasNothing && !isFree(occasion)) continue
    const one = { ...resource, against: hasNothing ? [] : against(occasion) }
    if (!least || concernsOf(one) < concernsOf(least)) least = one
    if (!concernsOf(least)) break
  }
  return least
}

/** Caveats of the usual instructor or room are shown, but don’t lower the rank. */
export const concernsOf = ({ tier, caveats, against }: Chosen) =>
  against.length + (tier > 0 ? caveats.length : 0)
