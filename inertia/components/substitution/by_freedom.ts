/** Those against whom nothing speaks, and all others, each in their given order. */
export function byFreedom<One extends { against: readonly string[] }>(all: readonly One[]) {
  const isFree = ({ against }: One) => against.length === 0
  return { free: all.filter(isFree), others: all.filter((one) => !isFree(one)) }
}

/** An instructor who is away then can't be offered or assigned the session: it would need a substitute again. */
export const mayTakeOver = ({ against }: { against: readonly string[] }) =>
  !against.includes('absence')
