import { type PresetCountry, proposalsFor } from '#domain/scheduling/holidays/country_holidays'
import type { ProposedHoliday } from '#domain/scheduling/holidays/rules/proposed_holidays'
import { type RowOf, statement } from '#domain/shared/data/statement'

const takenOver = statement((query, { branch }: { branch: string | null }) =>
  query
    .selectFrom('holidays')
    .where('preset', 'is not', null)
    .where((of) => of.or([of('branch_id', 'is', null), of('branch_id', '=', branch)]))
    .select(['id', 'preset', 'preset_year', 'starts_on', 'ends_on'])
)

/** By the whole centre, and by one branch if it is asked for; archived or not. */
export const takenOverFor = async (branch: string | null) =>
  new Map((await takenOver({ branch })).map((one) => [keyOf(one), one]))

type TakenHoliday = RowOf<typeof takenOver>

/** `taken` is what has been made of it already. */
export type OpenProposal = ProposedHoliday & { taken: TakenHoliday | null }

export async function listProposals(
  country: PresetCountry,
  year: number,
  branch: string | null
): Promise<OpenProposal[]> {
  const taken = await takenOverFor(branch)
  return proposalsFor(country, year).map((proposal) => ({
    ...proposal,
    taken: taken.get(keyOf(proposal)) ?? null,
  }))
}

type Key = { preset: string | null; preset_year: number | null }

export const keyOf = ({ preset, preset_year: year }: Key) => `${preset} ${year}`
