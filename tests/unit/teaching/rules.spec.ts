import { test } from '@japa/runner'
import {
  enrolmentStatuses,
  enrolmentSteps,
  firstStatuses,
  holdsSeat,
  isLive,
  mayStep,
} from '#domain/teaching/enrolments/rules/enrolment_state'
import { groupMayStep, groupStatuses, mayArchive } from '#domain/teaching/groups/rules/group_state'
import { chargeOf, isReduced } from '#domain/teaching/rules/price'
import { freeSeats, lowestCapacity, placementOf } from '#domain/teaching/enrolments/rules/seats'
import {
  type Applicant,
  type Audience,
  placementWarnings,
  unconfirmed,
} from '#domain/teaching/enrolments/rules/suitability'
import { planMove } from '#domain/teaching/enrolments/plan_move'

test.group('States of an enrolment', () => {
  test('C11 {from} leads to {to}')
    .with([
      { from: 'inquiry', to: 'pending' },
      { from: 'pending', to: 'trial' },
      { from: 'trial', to: 'active' },
      { from: 'pending', to: 'active' },
      { from: 'active', to: 'completed' },
      { from: 'active', to: 'transferred' },
      { from: 'active', to: 'dropped' },
      { from: 'pending', to: 'waitlisted' },
      { from: 'waitlisted', to: 'offered' },
      { from: 'offered', to: 'active' },
      { from: 'offered', to: 'expired' },
      { from: 'offered', to: 'declined' },
      { from: 'active', to: 'frozen' },
      { from: 'frozen', to: 'active' },
    ] as const)
    .run(({ assert }, { from, to }) => assert.isTrue(mayStep(from, to)))

  test('C11 what has ended leads nowhere, what has not can end', ({ assert }) => {
    for (const status of enrolmentStatuses) {
      assert.equal(enrolmentSteps[status].length > 0, isLive(status), status)
      assert.isFalse(mayStep(status, status), status)
    }
  })

  test('C11 every status is reached from one an enrolment begins with', ({ assert }) => {
    const reached = new Set<string>(firstStatuses)
    for (const status of enrolmentStatuses) for (const to of enrolmentSteps[status]) reached.add(to)
    assert.sameMembers([...reached], [...enrolmentStatuses])
  })

  test('C11 a seat is held while pending, on trial, enrolled, frozen or offered', ({ assert }) => {
    const seated = enrolmentStatuses.filter((status) => holdsSeat(status))
    assert.deepEqual(seated, ['pending', 'trial', 'active', 'frozen', 'offered'])
  })
})

test.group('States of a group', () => {
  test('C11 goes from draft to its end, pauses only while it runs, may be cancelled until then', ({
    assert,
  }) => {
    assert.isTrue(groupMayStep('draft', 'open'))
    assert.isTrue(groupMayStep('open', 'running'))
    assert.isTrue(groupMayStep('running', 'completed'))
    assert.isTrue(groupMayStep('running', 'suspended'))
    assert.isTrue(groupMayStep('suspended', 'running'))
    assert.isFalse(groupMayStep('open', 'suspended'))
    assert.isFalse(groupMayStep('completed', 'running'))
    const live = groupStatuses.filter((status) => !['completed', 'cancelled'].includes(status))
    for (const status of live) assert.isTrue(groupMayStep(status, 'cancelled'), status)
  })

  test('C11 leaves the lists only before it began or after its end', ({ assert }) => {
    assert.deepEqual(
      groupStatuses.filter((status) => mayArchive(status)),
      ['draft', 'completed', 'cancelled']
    )
  })
})

const seats = { capacity: 2, taken: 1, waiting: 0, waitlistEnabled: true }

test.group('Seats', () => {
  test('C11a a seat while there is one and nobody waits, then the list, then nothing', ({
    assert,
  }) => {
    assert.equal(placementOf(seats), 'seat')
    assert.equal(placementOf({ ...seats, waiting: 1 }), 'waiting_list')
    assert.equal(placementOf({ ...seats, taken: 2 }), 'waiting_list')
    assert.equal(placementOf({ ...seats, taken: 2, waitlistEnabled: false }), 'full')
    assert.equal(freeSeats({ capacity: 2, taken: 3 }), 0)
  })

  test('C11 a capacity may fall to the seats in use, without those let in above it', ({
    assert,
  }) => {
    assert.equal(lowestCapacity(21, 1), 20)
    assert.equal(lowestCapacity(0, 0), 1)
  })

  test('C11 many who go on fill the seats in their order, then the list', ({ assert }) => {
    const one = (id: string, studentId = id) => ({ id, studentId, status: 'active' as const })
    const outcomes = (room: typeof seats, ...candidates: Parameters<typeof planMove>[2]) =>
      planMove(room, new Set(['there']), candidates).map(({ outcome }) => outcome)
    assert.deepEqual(outcomes(seats, one('a', 'there'), one('b'), one('c'), one('d', 'b')), [
      'already',
      'enrolled',
      'waiting',
      'already',
    ])
    assert.deepEqual(outcomes(seats, { ...one('e'), status: 'dropped' }), ['not_possible'])
    assert.deepEqual(outcomes({ ...seats, taken: 2, waitlistEnabled: false }, one('f')), ['full'])
  })
})

test.group('What an enrolment is charged', () => {
  const price = (minor: bigint, exponent = 2) => ({ minor, currency: 'SAR', exponent })
  const nothing = { price: null, billingMode: null }

  test('C11a what was agreed, else the group, else the course, price and mode apart', ({
    assert,
  }) => {
    const course = { price: price(500n), billingMode: 'per_month' as const }
    const group = { price: price(400n), billingMode: null }
    assert.deepEqual(chargeOf(nothing, nothing, course), course)
    assert.deepEqual(chargeOf(nothing, group, course), {
      price: price(400n),
      billingMode: 'per_month',
    })
    assert.deepEqual(chargeOf({ price: price(0n), billingMode: 'free' }, group, course), {
      price: price(0n),
      billingMode: 'free',
    })
    assert.deepEqual(chargeOf(nothing, nothing), nothing)
  })

  test('C11a less than the list asks is a discount, whatever the decimals', ({ assert }) => {
    assert.isTrue(isReduced(price(499n), price(500n)))
    assert.isFalse(isReduced(price(5000n, 3), price(500n, 2)))
    assert.isTrue(isReduced(price(4999n, 3), price(500n, 2)))
    assert.isFalse(isReduced(price(1n), { ...price(500n), currency: 'USD' }))
    assert.isFalse(isReduced(null, price(500n)))
  })
})

test.group('Whom a group is for', () => {
  const day = '2026-11-21'
  const step = (position: number) => ({ en: null, ar: null, code: `L${position}`, position })
  const levelOf = (position: number, ages: [number | null, number | null] = [null, null]) => ({
    ...step(position),
    min_age: ages[0],
    max_age: ages[1],
  })
  const anyone: Audience = { gender_policy: 'mixed', min_age: null, max_age: null, level: null }
  const nobodyKnows: Applicant = {
    gender: null,
    birth_date: null,
    reached: null,
    skips_levels: false,
  }
  const women: Partial<Audience> = { gender_policy: 'female' }
  const adults: Partial<Audience> = { min_age: 18 }
  const boy: Partial<Applicant> = { gender: 'male', birth_date: '2009-05-01' }

  test('C11a {title}')
    .with([
      { title: 'asks nothing of anybody', of: {}, who: {}, types: [] },
      { title: 'suits a woman', of: women, who: { gender: 'female' }, types: [] },
      { title: 'warns of another gender', of: women, who: boy, types: ['gender'] },
      { title: 'warns of a gender nobody knows', of: women, who: {}, types: ['gender_unknown'] },
      {
        title: 'warns of a boy of 17',
        of: { ...women, ...adults },
        who: boy,
        types: ['gender', 'too_young'],
      },
      {
        title: 'counts a birthday on the day',
        of: adults,
        who: { birth_date: '2008-11-21' },
        types: [],
      },
      {
        title: 'counts no birthday before it',
        of: adults,
        who: { birth_date: '2008-11-22' },
        types: ['too_young'],
      },
      {
        title: 'warns of somebody too old',
        of: { max_age: 12 },
        who: { birth_date: '2013-11-21' },
        types: ['too_old'],
      },
      {
        title: 'takes the oldest',
        of: { max_age: 12 },
        who: { birth_date: '2013-11-22' },
        types: [],
      },
      { title: 'warns of an age nobody knows', of: adults, who: {}, types: ['age_unknown'] },
      {
        title: 'goes by the ages of its level',
        of: { level: levelOf(2, [6, 7]) },
        who: boy,
        types: ['too_old'],
      },
      {
        title: 'prefers its own ages',
        of: { max_age: 18, level: levelOf(2, [6, 7]) },
        who: boy,
        types: [],
      },
      {
        title: 'asks for no birth date because of its level',
        of: { level: levelOf(2, [6, 7]) },
        who: {},
        types: [],
      },
      {
        title: 'suits the next level',
        of: { level: levelOf(2) },
        who: { reached: step(1) },
        types: [],
      },
      {
        title: 'suits the same level',
        of: { level: levelOf(2) },
        who: { reached: step(2) },
        types: [],
      },
      {
        title: 'warns of a step back',
        of: { level: levelOf(1) },
        who: { reached: step(2) },
        types: ['level_below'],
      },
      {
        title: 'warns of a skipped level',
        of: { level: levelOf(3) },
        who: { reached: step(1), skips_levels: true },
        types: ['level_skipped'],
      },
      { title: 'has no level to compare', of: {}, who: { reached: step(1) }, types: [] },
    ] as { title: string; of: Partial<Audience>; who: Partial<Applicant>; types: string[] }[])
    .run(({ assert }, { of, who, types }) => {
      const warnings = placementWarnings({ ...anyone, ...of }, { ...nobodyKnows, ...who }, day)
      assert.deepEqual(
        warnings.map(({ type }) => type),
        types
      )
    })

  test('C11a a confirmation holds for what was read, or for a kind that was confirmed before', ({
    assert,
  }) => {
    const warned = (min_age: number) =>
      placementWarnings({ ...anyone, ...women, min_age }, { ...nobodyKnows, ...boy }, day)
    const read = warned(18).map(({ token }) => token)
    assert.isEmpty(unconfirmed(warned(18), read))
    assert.deepEqual(
      unconfirmed(warned(21), read).map(({ type }) => type),
      ['too_young']
    )
    assert.isEmpty(unconfirmed(warned(21), [], ['gender', 'too_young']))
  })
})
