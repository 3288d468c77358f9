export type Figure = {
  name: string
  value: string
  floor?: string
  measured: number
  bound?: { at: 'least' | 'most'; limit: number; unit?: string }
}

export const atLeast = (limit: number, unit = '') => ({ at: 'least', limit, unit }) as const
export const atMost = (limit: number, unit = '') => ({ at: 'most', limit, unit }) as const

export function keeps({ measured, bound }: Figure) {
  if (!bound) return undefined
  return bound.at === 'least' ? measured >= bound.limit : measured <= bound.limit
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
