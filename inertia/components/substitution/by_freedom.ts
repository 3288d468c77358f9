/** Those against whom nothing speaks, and all others, each in the order in which they came. */
export function byFreedom<One extends { against: readonly string[] }>(all: readonly One[]) {
  const isFree = ({ against }: One) => against.length === 0
  return { free: all.filter(isFree), others: all.filter((one) => !isFree(one)) }
}

/** Whoever is away then can be neither asked nor assigned: the session would need a substitute again. */
export const mayTakeOver = ({ against }: { against: readonly string[] }) =>
  !against.includes('absence')
