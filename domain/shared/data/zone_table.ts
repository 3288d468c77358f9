import { now } from '#domain/shared/time/clock'
import { type YearRange, zoneSpans, zoneTableVersion } from '#domain/shared/time/zone_spans'

/** Sessions are looked at long after they were held; zones have changed their clocks for a week alone. */
const chosenYears: YearRange = { from: 2000, until: 2050, step: 5 }

/** Years around the present one, for zones that nobody has chosen yet. */
function yearsAround(): YearRange {
  const { year } = now()
  return { from: year - 3, until: year + 6, step: 14 }
}

/** Rows that were computed by another table or for other years are computed again. */
const versionOf = ({ from, until, step }: YearRange) =>
  `${zoneTableVersion} ${from}-${until} ${step}`

export const currentVersions = () => ({
  chosen: versionOf(chosenYears),
  other: versionOf(yearsAround()),
})

export function zoneRow(name: string, chosen: boolean) {
  const years = chosen ? chosenYears : yearsAround()
  return {
    name,
    is_chosen: chosen,
    table_version: versionOf(years),
    ...zoneSpans(name, years),
  }
}
