import { test } from '@japa/runner'
import { actsUpon, type EnrolmentAct } from '#inertia/components/enrolments/acts/enrolment_acts'
import {
  type EnrolmentStatus,
  enrolmentStatuses,
  enrolmentSteps,
} from '#domain/teaching/enrolments/rules/enrolment_state'

/** Where each act leads; what moves nobody on leads nowhere. */
const goals: Record<EnrolmentAct, EnrolmentStatus[]> = {
  admit: ['pending', 'waitlisted'],
  confirm: ['active'],
  transfer: ['transferred'],
  freeze: ['frozen'],
  change_price: [],
  second_payer: [],
  unfreeze: ['active'],
  call_off: [],
  complete: ['completed'],
  drop: ['dropped'],
  offer: ['offered'],
  jump: [],
  leave_line: ['declined'],
  accept: ['active'],
  decline: ['declined'],
}

/** Steps that no act upon a row takes: an offer runs out by the clock, the others stand in the table alone. */
const offeredToNobody = [
  'offered → expired',
  'waitlisted → expired',
  'pending → trial',
  'pending → waitlisted',
]

const steps = (lead: (status: EnrolmentStatus) => readonly EnrolmentStatus[]) =>
  enrolmentStatuses.flatMap((from) => lead(from).map((to) => `${from} → ${to}`)).sort()

const offered = (status: EnrolmentStatus) =>
  actsUpon({ id: '1', status, starts_on: '2026-09-01', frozen_from: null, place: 2 }).flatMap(
    (act) => goals[act]
  )

test.group('What a row of enrolments offers', () => {
  test('leads along every step of the table, and along no other', ({ assert }) => {
    assert.deepEqual(
      steps(offered),
      steps((from) => enrolmentSteps[from]).filter((step) => !offeredToNobody.includes(step))
    )
  })
})
