import { publish } from '#domain/shared/events/publish'
import { enrolmentFollowed } from '#domain/teaching/events'
import type { Act } from '#domain/teaching/act'
import { fromColumns } from '#domain/teaching/charge_columns'
import { beginEnrolment } from '#domain/teaching/enrolments/begin_enrolment'
import { agreedTerms, agreeTerms, listTerms } from '#domain/teaching/enrolments/enrolment_terms'
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
  const agreed = price === 'keep' ? await agreedTerms(from.id, rest.startsOn) : undefined
  const id = await beginEnrolment(act, {
    ...rest,
    group: target,
    studentId: from.studentId,
    charge: agreed ? chargeOf(fromColumns(agreed), target.charge) : target.charge,
    discount_reason: agreed?.discount_reason,
    tax_inclusive: agreed?.price ? agreed.tax_inclusive : undefined,
    fromEnrolmentId: from.id,
  })
  if (agreed) await takePlannedTerms({ id, from, target, after: rest.startsOn })
  await publish(enrolmentFollowed, { fromId: from.id, id })
  return id
}

type Planned = { id: string; from: LockedEnrolment; target: LockedGroup; after: string }

/** A price that was agreed for later holds in the new group too. */
async function takePlannedTerms({ id, from, target, after }: Planned) {
  const planned = (await listTerms(from.id)).filter(({ from_day }) => from_day > after)
  for (const terms of planned) {
    const { from_day, tax_inclusive, discount_reason } = terms
    const charge = chargeOf(fromColumns(terms), target.charge)
    const listed = target.charge.price
    await agreeTerms({ enrolment_id: id, from_day, charge, listed, tax_inclusive, discount_reason })
  }
}
