/** Somebody who could take a session over, and what speaks for and against it. */
export interface Suitability {
  /** Why they can't, or had better not. */
  against: readonly string[]
  teachesIt: boolean
  teachesLevel: boolean
  /** How many sessions of the group they have held. */
  heldBefore: number
  /** In the week, beside the session; null where nobody said how much they may teach. */
  minutesLeft: number | null
}

const ranks: ((one: Suitability) => number)[] = [
  ({ against }) => against.length,
  ({ teachesIt }) => Number(!teachesIt),
  ({ heldBefore }) => Number(heldBefore === 0),
  ({ teachesLevel }) => Number(!teachesLevel),
  ({ heldBefore }) => -heldBefore,
  ({ minutesLeft }) => -(minutesLeft ?? Infinity),
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
