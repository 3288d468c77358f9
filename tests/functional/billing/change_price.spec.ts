import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { changePrice } from '#domain/billing/actions/change_price'
import { db, withTenant } from '#domain/shared/data/database'
import { largestMinor } from '#domain/shared/money/money'
import { freezeClock } from '#domain/shared/time/clock'
import { agreedCharge, listTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { UndoEnrolments } from '#domain/teaching/enrolments/actions/undo_enrolments'
import { aMark, marked } from '#tests/helpers/attendance/attendance'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn, createGroup, enrolled, enrolmentRow } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const perSession = (minor: bigint) =>
  ({ price: { minor, currency: 'SAR', exponent: 2 }, billingMode: 'per_session' }) as const

const change = (centre: Centre, id: string, from: string, minor: bigint) =>
  changePrice({
    ...actIn(centre),
    id,
    from,
    charge: perSession(minor),
    discount_reason: null,
  })

async function priced(centre: Centre, minor = 10_000n) {
  const group = await createGroup(centre, { charge: perSession(minor) })
  return { group, ...(await enrolled(centre, group, { startsOn: '2026-09-01' })) }
}

const priceOn = (centre: Centre, id: string, day: string) =>
  withTenant(centre.id, async () => (await agreedCharge(id, day)).price?.minor)

const undo = (centre: Centre, actId: string | null) =>
  new UndoEnrolments().execute({ ...actIn(centre), undoneId: actId! })

const bill = (centre: Centre) =>
  withTenant(centre.id, () =>
    db().updateTable('attendance').set({ billed_at: new Date() }).execute()
  )

const trailOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'audit_events'))
    .filter(({ subject_id }) => subject_id === id)
    .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))

/** From now on the centre's prices contain tax. */
const includeTax = (centre: Centre) =>
  withTenant(centre.id, async () => {
    const { financial } = await db()
      .selectFrom('platform.tenants')
      .where('id', '=', centre.id)
      .select('financial')
      .executeTakeFirstOrThrow()
    const changed = { ...(financial as object), tax_inclusive: { value: true, description: null } }
    await db()
      .selectNoFrom((of) =>
        of.fn('platform.change_financial', [of.val(JSON.stringify(changed)), of.lit(1)]).as('done')
      )
      .execute()
  })

test.group('The price of an enrolment', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 holds from its day on, and a planned one stays', async ({ assert }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    await change(centre, id, '2027-01-01', 8_000n)
    const sooner = await change(centre, id, '2026-12-01', 9_000n)
    const prices = []
    for (const day of ['2020-01-01', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']) {
      prices.push(await priceOn(centre, id, day))
    }
    assert.deepEqual(prices, [10_000n, 10_000n, 9_000n, 9_000n, 8_000n])
    assert.isTrue((await undo(centre, sooner.ok ? sooner.value.actId : null)).ok)
    assert.equal(await priceOn(centre, id, '2026-12-15'), 10_000n)
    assert.equal(await priceOn(centre, id, '2027-01-01'), 8_000n)
  })

  test('C16 of two for one day the later holds, and undone it leaves the earlier', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    await change(centre, id, '2026-12-01', 9_000n)
    const second = await change(centre, id, '2026-12-01', 7_000n)
    assert.equal(await priceOn(centre, id, '2026-12-01'), 7_000n)
    await undo(centre, second.ok ? second.value.actId : null)
    assert.equal(await priceOn(centre, id, '2026-12-01'), 9_000n)
  })

  test('C16 keeps the list price of the day, and whether tax is contained', async ({ assert }) => {
    const centre = await createCentre()
    const { id, group: own } = await priced(centre)
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ price: 12_500 }).where('id', '=', own).execute()
    )
    await includeTax(centre)
    await change(centre, id, '2026-12-01', 9_000n)
    const terms = await withTenant(centre.id, () => listTerms(id))
    assert.containsSubset(terms, [
      { from_day: '2026-09-01', price: '10000', list_price: '10000', tax_inclusive: false },
      { from_day: '2026-12-01', price: '9000', list_price: '12500', tax_inclusive: true },
    ])
  })

  test('C16 goes along with a transfer, with its reason and whether tax is contained', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    await changePrice({
      ...actIn(centre),
      id,
      from: '2026-10-01',
      charge: perSession(9_000n),
      discount_reason: 'Sibling',
    })
    await includeTax(centre)
    const moved = await new TransferEnrolment().execute({
      ...actIn(centre),
      id,
      targetId: await createGroup(centre, { charge: perSession(20_000n) }),
      on: '2026-11-21',
      price: 'keep',
      overCapacityReason: null,
    })
    const terms = await withTenant(centre.id, () => listTerms(moved.ok ? moved.value.id : ''))
    assert.containsSubset(terms, [
      { price: '9000', list_price: '20000', discount_reason: 'Sibling', tax_inclusive: false },
    ])
  })

  test('C16 a planned one goes along with a transfer that keeps the price', async ({ assert }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    await change(centre, id, '2026-11-01', 9_000n)
    await change(centre, id, '2027-01-01', 8_000n)
    const move = async (from: string, price: 'keep' | 'target') => {
      const transfer = await new TransferEnrolment().execute({
        ...actIn(centre),
        id: from,
        targetId: await createGroup(centre, { charge: perSession(20_000n) }),
        on: '2026-12-01',
        price,
        overCapacityReason: null,
      })
      return transfer.ok ? transfer.value.id : ''
    }
    const pricesOf = async (enrolment: string) =>
      (await withTenant(centre.id, () => listTerms(enrolment))).map(({ price }) => price)
    const moved = await move(id, 'keep')
    assert.deepEqual(await pricesOf(moved), ['9000', '8000'])
    assert.deepEqual(await pricesOf(await move(moved, 'target')), ['20000'])
  })

  test('C16 without a list price where both can’t be stored with one exponent', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const dearest = await createGroup(centre, {
      charge: { price: { minor: 5n, currency: 'SAR', exponent: 4 }, billingMode: 'per_session' },
    })
    const { id } = await enrolled(centre, dearest, { charge: perSession(largestMinor) })
    const [terms] = await withTenant(centre.id, () => listTerms(id))
    assert.deepInclude(terms, { price: String(largestMinor), list_price: null, exponent: 2 })
  })

  test('C16 is never changed for days before the first, or that were billed', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id, studentId, group: own } = await priced(centre)
    const early = await change(centre, id, '2026-08-31', 9_000n)
    assert.deepEqual(early, {
      ok: false,
      error: { type: 'before_first_day', day: '2026-09-01' },
    })
    const there = { type: 'regular', group_id: own }
    const session = await writeSession(centre, '2026-11-16T10:00Z', '2026-11-16T11:00Z', there)
    await marked(centre, session, [aMark(studentId, { status: 'present' })])
    await bill(centre)
    const billed = await change(centre, id, '2026-11-16', 9_000n)
    assert.deepEqual(billed, { ok: false, error: { type: 'billed_until', day: '2026-11-16' } })
    assert.isTrue((await change(centre, id, '2026-11-17', 9_000n)).ok)
    assert.equal(await priceOn(centre, id, '2026-11-16'), 10_000n)
  })

  test('C16 is not taken back once it was billed', async ({ assert }) => {
    const centre = await createCentre()
    const { id, studentId, group: own } = await priced(centre)
    const there = { type: 'regular', group_id: own }
    const session = await writeSession(centre, '2026-11-16T10:00Z', '2026-11-16T11:00Z', there)
    await marked(centre, session, [aMark(studentId, { status: 'present' })])
    await change(centre, id, '2026-11-17', 9_000n)
    const sooner = await change(centre, id, '2026-11-16', 8_000n)
    const actOf = (made: typeof sooner) => (made.ok ? made.value.actId : null)
    await bill(centre)
    assert.deepEqual(await undo(centre, actOf(sooner)), {
      ok: false,
      error: { type: 'billed_since' },
    })
    assert.equal(await priceOn(centre, id, '2026-11-16'), 8_000n)
    assert.equal((await enrolmentRow(centre, id)).version, 3)

    const planned = await change(centre, id, '2026-11-18', 7_000n)
    assert.isTrue((await undo(centre, actOf(planned))).ok)
    assert.equal(await priceOn(centre, id, '2026-11-18'), 9_000n)
  })

  test('C16 a transfer is not undone once the new group was billed', async ({ assert }) => {
    const centre = await createCentre()
    const { id, studentId } = await priced(centre)
    const target = await createGroup(centre, { charge: perSession(20_000n) })
    const moved = await new TransferEnrolment().execute({
      ...actIn(centre),
      id,
      targetId: target,
      on: '2026-11-10',
      price: 'keep',
      overCapacityReason: null,
    })
    const there = { type: 'regular', group_id: target }
    const session = await writeSession(centre, '2026-11-16T10:00Z', '2026-11-16T11:00Z', there)
    await marked(centre, session, [aMark(studentId, { status: 'present' })])
    await bill(centre)
    const undone = await undo(centre, moved.ok ? moved.value.actId : null)
    assert.deepEqual(undone, { ok: false, error: { type: 'billed' } })
    assert.equal((await enrolmentRow(centre, id))!.status, 'transferred')
  })

  test('C16 is in the trail with its reason and tax, also when it is undone', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    const sibling = await changePrice({
      ...actIn(centre),
      id,
      from: '2026-10-01',
      charge: perSession(9_000n),
      discount_reason: 'Sibling',
    })
    await includeTax(centre)
    const full = await change(centre, id, '2026-12-01', 10_000n)
    assert.isTrue(sibling.ok)
    await undo(centre, full.ok ? full.value.actId : null)
    const amount = (minor: string) => ({ minor, currency: 'SAR', exponent: 2 })
    const discounted = {
      price: amount('9000'),
      billing_mode: 'per_session',
      tax_inclusive: false,
      discount_reason: 'Sibling',
    }
    const usual = { price: amount('10000'), billing_mode: 'per_session', tax_inclusive: true }
    const status = 'active'
    const [, , changed, undone] = await trailOf(centre, id)
    assert.deepInclude(changed, {
      before: { status, ...discounted },
      after: { status, from_day: '2026-12-01', ...usual },
    })
    assert.deepInclude(undone, {
      before: { status, ...usual },
      after: { status, from_day: '2026-12-01', ...discounted },
    })
  })

  test('C16 keeps a way of billing that is no longer offered where it was agreed', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    const monthly = (on: string, minor: bigint) =>
      changePrice({
        ...actIn(centre),
        id,
        from: on,
        charge: { ...perSession(minor), billingMode: 'per_month' },
        discount_reason: null,
      })
    const modeOn = (day: string) =>
      withTenant(centre.id, async () => (await agreedCharge(id, day)).billingMode)
    await monthly('2026-12-01', 9_000n)
    assert.isNull(await modeOn('2026-12-01'))
    await withTenant(centre.id, () =>
      db()
        .insertInto('enrolment_terms')
        .values({
          id: randomUUID(),
          enrolment_id: id,
          from_day: '2026-12-02',
          tax_inclusive: false,
          billing_mode: 'per_month',
        })
        .execute()
    )
    await monthly('2026-12-03', 8_000n)
    assert.equal(await modeOn('2026-12-03'), 'per_month')
  })

  test('C16 from a page: what is refused, what is shown, and Undo', async ({ client, assert }) => {
    const centre = await createCentre()
    const { id, group: own } = await priced(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const path = `/admin/enrolments/${id}/terms`
    const page = async () => (await visitor.visit(`/admin/groups/${own}`)).body()
    for (const [body, field] of [
      [{ from_day: '31/02/2026', price: '1' }, 'from_day'],
      [{ price: '1' }, 'from_day'],
      [{ from_day: '2026-12-01', price: '-1' }, 'price'],
      [{ from_day: '2026-12-01', price: '1e15' }, 'price'],
      [{ from_day: '2026-12-01', price: { toString: 'x' } }, 'price'],
      [{ from_day: '2026-12-01', billing_mode: 'daily' }, 'billing_mode'],
      [{ from_day: '2026-08-01', price: '1' }, 'from_day'],
    ] as const) {
      await visitor.post(path, body)
      assert.property((await page()).props.errors, field, JSON.stringify(body))
    }
    assert.equal((await enrolmentRow(centre, id)).version, 1)

    await visitor.post(path, { from_day: '2026-12-01', price: '٨٥٫٥', discount_reason: 'Sibling' })
    const { flash } = await page()
    assert.match(flash.success, /^Price for .* changed$/)
    assert.containsSubset((await visitor.get(path)).body().terms, [
      { from_day: '2026-09-01', price: { minor: '10000' } },
      { from_day: '2026-12-01', price: { minor: '8550' }, discount_reason: 'Sibling' },
    ])
    const { method, url, data } = flash.undo
    await visitor.authentic(method.toUpperCase(), url).json(data)
    assert.lengthOf((await visitor.get(path)).body().terms, 1)
    assert.containsSubset(await rowsOf(centre, 'audit_events'), [
      { action: 'enrolments.change_price' },
    ])
  })

  test('C16 needs the right to change enrolments', async ({ client, assert }) => {
    const centre = await createCentre()
    const { id } = await priced(centre)
    const reader = await createAdministratorWho(centre, [
      'admin.groups.index',
      'admin.enrolments.index',
      'admin.enrolments.create',
    ])
    const visitor = await signedIn(client, reader)
    await visitor.prepare()
    const path = `/admin/enrolments/${id}/terms`
    const body = { from_day: '2026-12-01', price: '1' }
    assert.equal((await visitor.authentic('POST', path).json(body)).status(), 403)
    assert.equal((await visitor.authentic('GET', path)).status(), 403)
    assert.equal((await enrolmentRow(centre, id)).version, 1)
  })
})
