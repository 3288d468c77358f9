import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'
import type { LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import {
  findPlacementWarnings,
  wantedPlace,
  type WantedPlace,
} from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { type PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { firstDayThere } from '#domain/teaching/enrolments/rules/first_day_there'
import { confirmedFields, unconfirmed } from '#domain/teaching/enrolments/rules/suitability'

export type Unconfirmed = { type: 'unconfirmed' }

/** `confirmed_warnings` are tokens of the warnings that whoever acts has read and confirmed (ADR 76). */
export type Confirmation = { confirmed_warnings?: string[] }

/** Answers the kinds of all that speaks against the place. `before`: what was confirmed when it was taken. */
export async function confirmWarnings(
  place: WantedPlace,
  { confirmed_warnings = [] }: Confirmation,
  before: PlacementWarningType[] = []
): Promise<Result<PlacementWarningType[], Unconfirmed>> {
  const [warnings = []] = await findPlacementWarnings([place])
  const isOpen = unconfirmed(warnings, confirmed_warnings, before).length > 0
  return isOpen ? err({ type: 'unconfirmed' }) : ok(warnings.map(({ type }) => type))
}

type Columns = ReturnType<typeof confirmedFields>

type Step = Confirmation & { zone: string; on?: string }

/** A step towards a seat in the same group writes what is confirmed, if it is more than before. */
export async function confirmStep(
  { zone, on, ...confirmation }: Step,
  enrolment: LockedEnrolment
): Promise<Result<Columns, Unconfirmed>> {
  const { confirmed_warnings } = enrolment
  const day = on ?? firstDayThere(today(zone), enrolment.startsOn)
  const place = wantedPlace(enrolment.groupId, enrolment.studentId, day)
  const confirmed = await confirmWarnings(place, confirmation, confirmed_warnings)
  if (!confirmed.ok) return confirmed
  const added = confirmed.value.filter((type) => !confirmed_warnings.includes(type))
  return ok(confirmedFields(added.length > 0 ? confirmed.value : []))
}

/** In a form about many, each token begins with the key of its row. */
export const keyedToken = (key: string, token: string) => `${key}/${token}`

export const confirmationOf = (key: string, confirmation: Confirmation) => ({
  confirmed_warnings: (confirmation.confirmed_warnings ?? [])
    .filter((token) => token.startsWith(keyedToken(key, '')))
    .map((token) => token.slice(keyedToken(key, '').length)),
})
