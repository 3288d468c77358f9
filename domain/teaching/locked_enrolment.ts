import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'
import { type ChargeColumns, fromColumns } from '#domain/teaching/charge_columns'
import { type LockedGroup, lockGroups } from '#domain/teaching/locked_group'
import type { EnrolmentStatus } from '#domain/teaching/rules/enrolment_state'
import type { Charge } from '#domain/teaching/rules/price'

/** An enrolment that stays as it is until the transaction ends. */
export type LockedEnrolment = {
  id: string
  studentId: string
  groupId: string
  status: EnrolmentStatus
  startsOn: string | null
  endsOn: string | null
  isTrial: boolean
  waitingOrder: string | null
  offerExpiresAt: Date | null
  frozenFrom: string | null
  frozenUntil: string | null
  reason: string | null
  overCapacityReason: string | null
  version: number
  charge: Charge
}

type Row = Omit<LockedEnrolment, 'charge'> & ChargeColumns

const select = `
  select id, student_id "studentId", group_id "groupId", status, starts_on::text "startsOn", ends_on::text "endsOn", is_trial "isTrial",
    waiting_order "waitingOrder", offer_expires_at "offerExpiresAt", frozen_from::text "frozenFrom",
    frozen_until::text "frozenUntil", reason, over_capacity_reason "overCapacityReason", version, price, currency, exponent, billing_mode
  from enrolments`

/** The enrolments of a locked group that `condition` names, locked as well. */
export async function lockEnrolments(condition: string, bindings: (string | number | string[])[]) {
  const rows = await selectRows<Row>(`${select} where ${condition} for no key update`, bindings)
  return rows.map(({ price, currency, exponent, billing_mode, ...row }): LockedEnrolment => {
    return { ...row, charge: fromColumns({ price, currency, exponent, billing_mode }) }
  })
}

export type Locked = {
  enrolment: LockedEnrolment
  group: LockedGroup
  groups: Map<string, LockedGroup>
}

/**
 * Locks an enrolment behind its group, and `others` with it: the group of an enrolment never changes, so it is asked
 * for first. Undefined for what is no id, absent or another centre's.
 */
export async function lockEnrolment(id: string, ...others: string[]): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await selectRows<{ group_id: string }>(
    'select group_id from enrolments where id = ?',
    [id]
  )
  if (!found) return undefined
  const groups = await lockGroups(found.group_id, ...others)
  const [enrolment] = await lockEnrolments('id = ?', [id])
  return { enrolment: enrolment!, group: groups.get(found.group_id)!, groups }
}
