import { type PresetCountry, proposalsFor } from '#domain/scheduling/holidays/country_holidays'
import type { ProposedHoliday } from '#domain/scheduling/holidays/rules/proposed_holidays'
import { type RowOf, statement } from '#domain/shared/data/statement'

const takenOver = statement((query) =>
  query
    .selectFrom('holidays')
    .where('preset', 'is not', null)
    .select(['id', 'preset', 'preset_year', 'starts_on', 'ends_on'])
)

type TakenHoliday = RowOf<typeof takenOver>

/** `taken` is what the centre has made of it already, archived or not. */
export type OpenProposal = ProposedHoliday & { taken: TakenHoliday | null }

export async function listProposals(country: PresetCountry, year: number): Promise<OpenProposal[]> {
  const taken = new Map((await takenOver({})).map((one) => [keyOf(one), one]))
  return proposalsFor(country, year).map((proposal) => ({
    ...proposal,
    taken: taken.get(keyOf(proposal)) ?? null,
  }))
}

type Key = { preset: string | null; preset_year: number | null }

export const keyOf = ({ preset, preset_year: year }: Key) => `${preset} ${year}`
