import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { changePrice } from '#domain/billing/actions/change_price'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { creditOf, writeBooking } from '#tests/helpers/attendance/make_ups'
import { claimedBy } from '#tests/helpers/billing/claims'
import { createService } from '#tests/helpers/billing/price_list'
import {
  attended,
  came,
  pricedGroup,
  saysFinancial,
  sessionOn,
  taughtBy,
  unbilledLines,
  unbilledOf,
} from '#tests/helpers/billing/unbilled'
import { createCentre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor } from '#tests/helpers/scheduling/class_sessions'
import { actIn, enrolled } from '#tests/helpers/teaching/groups'

const grossOf = (lines: { gross: bigint }[]) => lines.reduce((sum, { gross }) => sum + gross, 0n)

test.group('Unbilled sessions', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 three of KWD 3.333 and one at half are 11.666', async ({ assert }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const place = await pricedGroup(centre, { minor: 3_333n })
    for (const day of ['02', '09', '16']) await attended(centre, place, `2026-11-${day}`)
    const missed = await attended(centre, place, '2026-11-20', { status: 'absent' })
    const [family] = await unbilledOf(centre)
    assert.deepEqual(family!.totals, [{ currency: 'KWD', exponent: 3, minor: 11_666n }])
    const lines = family!.students[0]!.lines.toSorted((a, b) => b.percent - a.percent)
    assert.containsSubset(lines, [
      {
        enrolment_id: place.enrolment,
        quantity_numerator: 3n,
        quantity_denominator: 1n,
        unit_price: 3_333n,
        gross: 9_999n,
        period_from: '2026-11-02',
        period_to: '2026-11-16',
      },
      { quantity_numerator: 1n, unit_price: 1_667n, percent: 50, sessions: [missed] },
    ])
  })

  test('C16 three of 50 minutes at KWD 8.500 an hour are 21.250', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 8_500n, mode: 'per_hour' })
    for (const day of ['02', '09', '16']) {
      await attended(centre, place, `2026-11-${day}`, { minutes: 50 })
    }
    const { lines } = await unbilledLines(centre)
    assert.lengthOf(lines, 1)
    assert.containsSubset(lines[0], {
      unit: 'hour',
      quantity_numerator: 150n,
      quantity_denominator: 60n,
      gross: 21_250n,
    })
  })

  test('C11 a guest pays what the missed session left, by their own enrolment', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await sayPolicy(centre, { no_show_charge: 50 })
    const place = await pricedGroup(centre, { minor: 3_333n })
    const other = await pricedGroup(centre, { minor: 9_000n })
    const missed = await attended(centre, place, '2026-11-02', { status: 'absent' })
    await withTenant(centre.id, () =>
      db()
        .insertInto('make_up_credits')
        .values({
          id: crypto.randomUUID(),
          session_id: missed,
          student_id: place.student,
          cause: 'absence',
        })
        .execute()
    )
    const credit = (await creditOf(centre, missed, place.student))!.id
    const made = await sessionOn(centre, other.group, '2026-11-09')
    await writeBooking(centre, credit, made, place.student)
    await came(centre, made, [aMark(place.student), aMark(other.student)])
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ charge_percent: 50 })
        .where('session_id', '=', made)
        .where('student_id', '=', place.student)
        .execute()
    )
    const { lines } = await unbilledLines(centre, { of: { students: [place.student] } })
    assert.sameDeepMembers(
      lines.map((line) => [line.enrolment_id, line.gross, line.is_make_up]),
      [
        [place.enrolment, 1_667n, false],
        [place.enrolment, 1_666n, true],
      ]
    )
    const own = await unbilledLines(centre, { of: { group: place.group } })
    assert.equal(grossOf(own.lines), 3_333n)
    const theirs = await unbilledLines(centre, { of: { group: other.group } })
    assert.equal(grossOf(theirs.lines), 9_000n)
  })

  test('C16 says why a session is not billed', async ({ assert }) => {
    const centre = await createCentre()
    await withTenant(centre.id, () =>
      db()
        .updateTable('platform.tenants')
        .set({ attendance_since: new Date('2026-01-01') })
        .where('id', '=', centre.id)
        .execute()
    ).catch(() => undefined)
    const place = await pricedGroup(centre, { minor: 3_333n })
    await sessionOn(centre, place.group, '2026-11-03')
    const billed = await attended(centre, place, '2026-11-04')
    await withTenant(centre.id, () =>
      db()
        .updateTable('attendance')
        .set({ billed_at: new Date() })
        .where('session_id', '=', billed)
        .execute()
    )
    const free = await pricedGroup(centre, { minor: 0n, mode: 'free' })
    await attended(centre, free, '2026-11-05')
    const { skipped, lines } = await unbilledLines(centre)
    assert.isEmpty(lines)
    assert.sameDeepMembers(
      skipped.map(({ reason, student_id }) => [reason, student_id]),
      [
        ['unmarked', place.student],
        ['billed', place.student],
        ['free', free.student],
      ]
    )
    const dinars = await pricedGroup(centre, { minor: 1_000n })
    await attended(centre, dinars, '2026-11-06')
    const inRiyals = await unbilledLines(centre, { currency: 'SAR' })
    assert.include(
      inRiyals.skipped.map(({ reason }) => reason),
      'other_currency'
    )
  })

  test('C16 bills only what is over and held, by the price of its day', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_000n })
    const change = await changePrice({
      ...actIn(centre),
      id: place.enrolment,
      from: '2026-11-10',
      charge: {
        price: { minor: 4_000n, currency: 'KWD', exponent: 3 },
        billingMode: 'per_session',
      },
      discount_reason: null,
    })
    assert.isTrue(change.ok)
    await attended(centre, place, '2026-11-09')
    await attended(centre, place, '2026-11-10')
    await sessionOn(centre, place.group, '2026-12-01')
    const off = await attended(centre, place, '2026-11-11')
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ status: 'cancelled', cancelled_by: 'centre' })
        .where('id', '=', off)
        .execute()
    )
    const { lines } = await unbilledLines(centre)
    assert.sameMembers(
      lines.map(({ gross }) => gross),
      [3_000n, 4_000n]
    )
  })

  test('C16 shows a list price where the family pays less', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 10_000n, currency: 'SAR', exponent: 2 })
    await changePrice({
      ...actIn(centre),
      id: place.enrolment,
      from: '2026-11-01',
      charge: {
        price: { minor: 8_000n, currency: 'SAR', exponent: 2 },
        billingMode: 'per_session',
      },
      discount_reason: 'Sibling',
    })
    await attended(centre, place, '2026-11-03')
    await attended(centre, place, '2026-11-10')
    const { lines } = await unbilledLines(centre)
    assert.containsSubset(lines, [
      {
        unit_price: 8_000n,
        list_price: 10_000n,
        gross: 16_000n,
        list_gross: 20_000n,
        discount_reason: 'Sibling',
      },
    ])
  })

  test('C16 marks outlive a drop', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_000n })
    await attended(centre, place, '2026-11-17')
    const dropped = await new DropEnrolment().execute({
      ...actIn(centre),
      id: place.enrolment,
      on: '2026-11-10',
      reason: 'Moved away',
    } as never)
    assert.isTrue(dropped.ok)
    const { lines } = await unbilledLines(centre)
    assert.deepEqual(
      lines.map(({ enrolment_id, gross }) => [enrolment_id, gross]),
      [[place.enrolment, 3_000n]]
    )
  })

  test('C16 a group without attendance charges what was held', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 2_000n }, { attendanceRequired: false })
    const late = await enrolled(centre, place.group, {
      startsOn: '2026-11-10',
      charge: {
        price: { minor: 2_500n, currency: 'KWD', exponent: 3 },
        billingMode: 'per_session',
      },
    })
    await sessionOn(centre, place.group, '2026-11-03')
    await sessionOn(centre, place.group, '2026-11-12')
    await sessionOn(centre, place.group, '2026-11-30')
    const { lines } = await unbilledLines(centre)
    assert.sameDeepMembers(
      lines.map(({ student_id, gross }) => [student_id, gross]),
      [
        [place.student, 4_000n],
        [late.studentId, 2_500n],
      ]
    )
  })

  test('C16 takes name and tax from the tuition service, else the course and the centre', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await saysFinancial(centre, 'tax_rate', 15)
    const own = await pricedGroup(centre, { minor: 1_000n })
    const exempt = await pricedGroup(centre, { minor: 1_000n })
    const zero = await pricedGroup(centre, { minor: 1_000n })
    const [one, other] = [
      await createService(centre, { nameEn: 'Exempt', taxMode: 'exempt' }),
      await createService(centre, { nameEn: 'Zero', taxMode: 'rate', taxRate: 0 }),
    ]
    await taughtBy(centre, exempt.group, one)
    await taughtBy(centre, zero.group, other)
    for (const place of [own, exempt, zero]) await attended(centre, place, '2026-11-03')
    const { lines } = await unbilledLines(centre)
    const taxes = new Map(lines.map(({ label_en, tax }) => [label_en, tax]))
    assert.deepEqual(taxes.get('Mathematics 1'), { kind: 'rate', rate: 1_500n })
    assert.deepEqual(taxes.get('Exempt'), { kind: 'exempt' })
    assert.deepEqual(taxes.get('Zero'), { kind: 'rate', rate: 0n })
    await saysFinancial(centre, 'enable_tax', false)
    const untaxed = await unbilledLines(centre, { of: { group: own.group } })
    assert.deepEqual(untaxed.lines[0]!.tax, { kind: 'rate', rate: 0n })
  })

  test('C16 prices a session of one student by its service on that day', async ({ assert }) => {
    const centre = await createCentre()
    const student = (await createStudent(centre)).id
    const service = await createService(
      centre,
      { nameEn: 'Private hour', unit: 'hour' },
      { cents: 6_000, from: '2026-11-01' }
    )
    const of = { student_id: student, instructor_id: await createInstructor(centre) }
    const session = await sessionOn(centre, null, '2026-11-03', {
      ...of,
      service_id: service,
      minutes: 45,
    })
    const unpriced = await sessionOn(centre, null, '2026-11-04', of)
    for (const id of [session, unpriced]) await came(centre, id, [aMark(student)])
    const { lines, skipped } = await unbilledLines(centre)
    assert.containsSubset(lines, [
      { label_en: 'Private hour', gross: 4_500n, currency: 'USD', service_id: service },
    ])
    assert.deepEqual(
      skipped.map(({ reason, sessions }) => [reason, sessions]),
      [['no_price', [unpriced]]]
    )
  })

  test('C16 a trial is free, full, or a service', async ({ assert }) => {
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 3_000n })
    const trial = await enrolled(centre, place.group, {
      as: 'trial',
      charge: {
        price: { minor: 3_000n, currency: 'KWD', exponent: 3 },
        billingMode: 'per_session',
      },
    })
    const session = await sessionOn(centre, place.group, '2026-11-03')
    await came(centre, session, [aMark(trial.studentId)])
    const of = { students: [trial.studentId] }
    const free = await unbilledLines(centre, { of })
    assert.deepEqual(
      free.skipped.map(({ reason }) => reason),
      ['free_trial']
    )
    await saysFinancial(centre, 'trial_sessions', 'full')
    assert.equal(grossOf((await unbilledLines(centre, { of })).lines), 3_000n)
    const service = await createService(centre, {}, { cents: 500, from: '2026-01-01' })
    await saysFinancial(centre, 'trial_sessions', service)
    const { lines } = await unbilledLines(centre, { of })
    assert.containsSubset(lines, [{ currency: 'USD', gross: 500n, service_id: service }])
  })

  test('C16 a term is charged once, also when its student changes the group', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const price = { minor: 90_000n, mode: 'per_term' } as const
    const place = await pricedGroup(centre, price)
    const target = await pricedGroup(centre, price)
    await attended(centre, place, '2026-11-03')
    const of = { students: [place.student] }
    const before = await unbilledLines(centre, { of })
    assert.deepEqual(
      before.lines.map(({ unit, gross, enrolment_id }) => [unit, gross, enrolment_id]),
      [['term', 90_000n, place.enrolment]]
    )
    const moved = await new TransferEnrolment().execute({
      ...actIn(centre),
      id: place.enrolment,
      targetId: target.group,
      on: '2026-11-10',
      price: 'keep',
      overCapacityReason: null,
    })
    const after = await unbilledLines(centre, { of })
    const there = moved.ok ? moved.value.id : ''
    assert.deepEqual(
      after.lines.map(({ enrolment_id }) => enrolment_id),
      [there]
    )
    const { line } = await claimedBy(centre, { ...place, sessions: [], unit_price: 90_000 })
    await insert(centre, 'term_claims', { line_id: line, enrolment_id: place.enrolment })
    assert.isEmpty((await unbilledLines(centre, { of })).lines)
  })
})
