/** Somebody who could take a session over, and what speaks for and against it. */
export interface Suitability {
  /** Why they can't, or had better not. */
  against: readonly string[]
  teaches_subject: boolean
  teaches_level: boolean
  /** How many sessions of the group they have held. */
  taught_before: number
  /** In the week, beside the session; null where nobody said how much they may teach. */
  free_minutes: number | null
}

const ranks: ((one: Suitability) => number)[] = [
  ({ against }) => against.length,
  ({ teaches_subject }) => Number(!teaches_subject),
  ({ taught_before }) => Number(taught_before === 0),
  ({ teaches_level }) => Number(!teaches_level),
  ({ taught_before }) => -taught_before,
  ({ free_minutes }) => -(free_minutes ?? Infinity),
]

/** The best first: free, of the subject, known to the group, of the level, with most hours left. Otherwise as they stood. */
export const rankedSubstitutes = <One extends Suitability>(all: readonly One[]): One[] =>
  [...all].sort((one, other) => {
    for (const rank of ranks) {
      const [mine, theirs] = [rank(one), rank(other)]
      if (mine !== theirs) return mine < theirs ? -1 : 1
    }
    return 0
  })

/** Who suits one session, whose length is in minutes. */
export interface SuitedSession<One> {
  minutes: number
  substitutes: readonly One[]
}

/** A reason against any of the sessions counts; a reason for counts only where it holds for all. */
export function substitutesForAll<One extends Suitability & { id: string }>(
  sessions: readonly SuitedSession<One>[]
): One[] {
  const [first, ...others] = sessions
  if (!first) return []
  const lookups = others.map(({ substitutes }) => new Map(substitutes.map((one) => [one.id, one])))
  const added = others.reduce((sum, { minutes }) => sum + minutes, 0)
  return rankedSubstitutes(
    first.substitutes.flatMap((one) => {
      const all = [one, ...lookups.flatMap((lookup) => lookup.get(one.id) ?? [])]
      if (all.length < sessions.length) return []
      const spare = one.free_minutes === null ? null : one.free_minutes - added
      const isOver = spare !== null && spare < 0
      const against = all.flatMap((each) => each.against)
      return {
        ...one,
        against: [...new Set([...against, ...(isOver ? ['weekly_hours'] : [])])],
        teaches_subject: all.every(({ teaches_subject }) => teaches_subject),
        teaches_level: all.every(({ teaches_level }) => teaches_level),
        taught_before: Math.min(...all.map(({ taught_before }) => taught_before)),
        free_minutes: spare,
      }
    })
  )
}
