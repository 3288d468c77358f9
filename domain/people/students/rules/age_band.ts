import { bornLatest } from '#domain/shared/time/age'

export const ageBands = ['0_5', '6_8', '9_11', '12_14', '15_17', '18'] as const

export type AgeBand = (typeof ageBands)[number]

const ever = '0001-01-01'

export function bornFor(band: AgeBand, today: string) {
  const [youngest, oldest] = band.split('_').map(Number)
  return {
    after: oldest === undefined ? ever : bornLatest(oldest + 1, today),
    until: bornLatest(youngest!, today),
  }
}
