import type { HttpContext } from '@adonisjs/core/http'
import { branchOrWhole, branchOrWholeChoices } from '#core/branches/branch_or_whole'
import {
  isPresetCountry,
  type PresetCountry,
  presetCountries,
} from '#domain/scheduling/holidays/country_holidays'
import { today } from '#domain/shared/time/clock'

/** This year and the two after it. */
const ahead = [0, 1, 2]

/** What an address leaves out, or gets wrong, is the centre's country and this year. */
export function askedProposals({ request, tenant }: HttpContext) {
  const { country, year } = request.qs()
  const thisYear = Number(today(tenant.timezone).slice(0, 4))
  const years = ahead.map((later) => thisYear + later)
  return {
    country: [country, tenant.country].find(isPreset) ?? presetCountries[0]!,
    year: years.find((one) => String(one) === year) ?? thisYear,
    years,
  }
}

const isPreset = (country: unknown): country is PresetCountry =>
  typeof country === 'string' && isPresetCountry(country)

/** For which branch; null is the whole centre. Whoever works in some branches means the first of theirs. */
export async function askedBranch(ctx: HttpContext) {
  const { branches, may_be_whole: mayBeWhole } = await branchOrWholeChoices(ctx)
  const open = branches.filter(({ is_archived }) => !is_archived)
  const asked = open.find(({ id }) => id === ctx.request.qs().branch)
  const branch = branchOrWhole((asked ?? (mayBeWhole ? undefined : open[0]))?.id)
  return { branch, branches: open, may_be_whole: mayBeWhole }
}
