export type Figure = {
  name: string
  value: string
  floor?: string
  measured: number
  bound?: { at: 'least' | 'most'; limit: number; unit?: string }
  /** Less is better where no bound says otherwise and this is missing. */
  better?: 'more'
  /** The error that kept it from being measured. */
  failure?: string
}

export const failedFigure = (name: string, error: unknown): Figure => {
  const failure = error instanceof Error ? error.message : String(error)
  return { name, value: `FAILED: ${failure.slice(0, 120)}`, measured: Number.NaN, failure }
}

/** One figure that can't be measured keeps no other from it. */
export function figureOrFailure(name: string, measure: () => Omit<Figure, 'name'>): Figure {
  try {
    return { name, ...measure() }
  } catch (error) {
    return failedFigure(name, error)
  }
}

export const atLeast = (limit: number, unit = '') => ({ at: 'least', limit, unit }) as const
export const atMost = (limit: number, unit = '') => ({ at: 'most', limit, unit }) as const

export function keeps({ measured, bound, failure }: Figure) {
  if (failure) return false
  if (!bound) return undefined
  return bound.at === 'least' ? measured >= bound.limit : measured <= bound.limit
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
