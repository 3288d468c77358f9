import { test } from '@japa/runner'
import { noConsequences } from '#domain/people/rules/departure'
import { planDeparture, type PlaceGroup } from '#domain/teaching/departures/departure_plan'
import {
  endingOf,
  type EnrolmentStatus,
  enrolmentStatuses,
  isLive,
  mayStep,
} from '#domain/teaching/enrolments/rules/enrolment_state'

const group = (fields: Partial<PlaceGroup> = {}): PlaceGroup => ({
  id: 'g',
  status: 'running',
  isArchived: false,
  capacity: 3,
  taken: 3,
  waiting: 2,
  ...fields,
})

const places = (...statuses: EnrolmentStatus[]) =>
  statuses.map((status) => ({ groupId: 'g', status }))

const none = noConsequences()

test.group('What follows when students leave', () => {
  test('enrolments end, and each freed seat is offered while somebody waits', ({ assert }) => {
    const plan = (...statuses: EnrolmentStatus[]) => planDeparture(places(...statuses), [group()])
    assert.deepEqual(plan('active'), { ...none, enrolments: 1, offers: 1 })
    assert.deepEqual(plan('active', 'trial', 'frozen'), { ...none, enrolments: 3, offers: 2 })
    assert.deepEqual(plan('waitlisted'), { ...none, waiting: 1 })
    assert.deepEqual(plan('offered'), { ...none, waiting: 1, offers: 1 })
    assert.deepEqual(plan('active', 'waitlisted'), {
      ...none,
      enrolments: 1,
      waiting: 1,
      offers: 1,
    })
    assert.deepEqual(plan('inquiry'), { ...none, enrolments: 1 })
  })

  test('nobody is offered a seat above the capacity, or in a group that takes nobody', ({
    assert,
  }) => {
    const offers = (fields: Partial<PlaceGroup>) =>
      planDeparture(places('active'), [group(fields)]).offers
    assert.equal(offers({ taken: 4 }), 0)
    assert.equal(offers({ status: 'suspended' }), 0)
    assert.equal(offers({ isArchived: true }), 0)
    assert.equal(offers({ waiting: 0 }), 0)
  })

  test('groups are counted apart, and who is nowhere leaves without a question', ({ assert }) => {
    const two = [group(), group({ id: 'h', waiting: 1 })]
    const both = [...places('active', 'active'), { groupId: 'h', status: 'active' as const }]
    assert.deepEqual(planDeparture(both, two), { ...none, enrolments: 3, offers: 3 })
    assert.deepEqual(planDeparture([], []), none)
  })

  test('every live enrolment has an end the table of states allows', ({ assert }) => {
    for (const status of enrolmentStatuses.filter(isLive)) {
      for (const how of ['left', 'finished'] as const) {
        assert.isTrue(mayStep(status, endingOf(status, how).to), `${status} ${how}`)
      }
    }
    assert.equal(endingOf('active', 'finished').to, 'completed')
    assert.equal(endingOf('active', 'left').to, 'dropped')
  })
})
