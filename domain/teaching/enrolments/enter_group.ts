import type { Act } from '#domain/teaching/act'
import { beginEnrolment } from '#domain/teaching/enrolments/begin_enrolment'
import { agreedCharge } from '#domain/teaching/enrolments/enrolment_terms'
import type { LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { chargeOf, type PriceChoice } from '#domain/teaching/rules/price'

type Entry = {
  target: LockedGroup
  status: 'active' | 'trial' | 'waitlisted'
  startsOn: string
  price: PriceChoice
  source: 'transfer' | 'promotion'
  reason?: string | null
  overCapacityReason?: string | null
  confirmed_warnings: PlacementWarningType[]
}

/** The caller has checked the seat. Answers the new enrolment's id. */
export async function enterGroup(act: Act, from: LockedEnrolment, entry: Entry) {
  const { target, price, ...rest } = entry
  return beginEnrolment(act, {
    ...rest,
    group: target,
    studentId: from.studentId,
    charge:
      price === 'keep'
        ? chargeOf(await agreedCharge(from.id, rest.startsOn), target.charge)
        : target.charge,
    fromEnrolmentId: from.id,
  })
}
