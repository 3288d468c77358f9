import { test } from '@japa/runner'
import { ChangeGroupStatus } from '#domain/teaching/groups/actions/change_group_status'
import { CompleteEnrolment } from '#domain/teaching/enrolments/actions/complete_enrolment'
import { ConfirmEnrolment } from '#domain/teaching/enrolments/actions/confirm_enrolment'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { PromoteStudents } from '#domain/teaching/enrolments/actions/promote_students'
import { RunEnrolmentClock } from '#domain/teaching/enrolments/actions/run_enrolment_clock'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { UnfreezeEnrolment } from '#domain/teaching/enrolments/actions/unfreeze_enrolment'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import {
  actIn,
  createGroup,
  enrolled,
  enrolmentRow,
  filledGroup,
  groupRow,
  historyOf,
  rowIn,
  zone,
  firstTerms,
} from '#tests/helpers/teaching/groups'
import { auditOf } from '#tests/helpers/people/students'

const price = (minor: bigint) => ({ minor, currency: 'SAR', exponent: 2 })

type Going = Partial<Parameters<TransferEnrolment['execute']>[0]>

const transfer = (centre: Centre, id: string, targetId: string, options: Going = {}) =>
  new TransferEnrolment().execute({
    ...actIn(centre),
    id,
    targetId,
    on: '2026-11-21',
    price: 'keep',
    overCapacityReason: null,
    ...options,
  })

const typeOf = (result: { ok: true } | { ok: false; error: { type: string } }) =>
  result.ok ? 'ok' : result.error.type

test.group('The life of an enrolment', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00:00Z'))

  test('C11 leaves with a reason, from a day that is no longer part of it', async ({ assert }) => {
    const centre = await createCentre()
    const { id } = await enrolled(centre, await createGroup(centre))
    await new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Too far', on: '2026-11-15' })
    const row = await rowIn(centre, 'enrolments', id)
    assert.deepInclude(row, { status: 'dropped', ends_on: '2026-11-15', reason: 'Too far' })
    const twice = await new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Again' })
    assert.equal(typeOf(twice), 'not_possible')
    const audit = await auditOf(centre, id)
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['enrolments.create', 'enrolments.drop']
    )
  })

  test('C11 an inquiry takes no seat until it is pending, and waits when there is none', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { capacity: 1 })
    const asked = await Promise.all([
      enrolled(centre, groupId, { as: 'inquiry' }),
      enrolled(centre, groupId, { as: 'inquiry' }),
    ])
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 0 })
    const confirm = (id: string) => new ConfirmEnrolment().execute({ ...actIn(centre), id })
    const [first, second] = [await confirm(asked[0].id), await confirm(asked[1].id)]
    assert.equal(first.ok && first.value.status, 'pending')
    assert.equal(second.ok && second.value.status, 'waitlisted')
    await confirm(asked[0].id)
    assert.equal((await enrolmentRow(centre, asked[0].id)).status, 'active')
    assert.equal(typeOf(await confirm(asked[0].id)), 'not_possible')
  })

  test('C11 freezes at once or from a day to come, keeps the seat and thaws on its day', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { capacity: 2 })
    const [now, later] = [await enrolled(centre, groupId), await enrolled(centre, groupId)]
    const freeze = (id: string, from: string, until: string | null) =>
      new FreezeEnrolment().execute({ ...actIn(centre), id, from, until })
    const backwards = await freeze(now.id, '2026-11-21', '2026-11-21')
    assert.equal(typeOf(backwards), 'not_after_start')
    await freeze(now.id, '2026-11-21', '2026-12-01')
    await freeze(later.id, '2026-11-25', null)
    assert.equal((await enrolmentRow(centre, now.id)).status, 'frozen')
    assert.equal((await enrolmentRow(centre, later.id)).status, 'active')
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 2 })

    const restore = freezeClock('2026-12-01T00:00:00Z')
    await new RunEnrolmentClock().execute({ tenantId: centre.id, zone })
    assert.equal((await enrolmentRow(centre, now.id)).status, 'active')
    assert.equal((await enrolmentRow(centre, later.id)).status, 'frozen')
    restore()
    await new UnfreezeEnrolment().execute({ ...actIn(centre), id: later.id })
    assert.deepInclude(await enrolmentRow(centre, later.id), {
      status: 'active',
      frozen_from: null,
    })
    assert.deepEqual(
      (await historyOf(centre, later.id)).map(({ to }) => to),
      ['active', 'active', 'frozen', 'active']
    )
  })

  test('C11 a transfer is no drop: the new enrolment knows the old one, and which price', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, seated, line } = await filledGroup(centre, 1, 1)
    const target = await createGroup(centre, {
      charge: { price: price(9_000n), billingMode: 'per_term' },
    })
    const moved = await transfer(centre, seated[0]!, target, { price: 'target', reason: 'Closer' })
    if (!moved.ok) throw new Error(moved.error.type)
    assert.deepInclude(await rowIn(centre, 'enrolments', seated[0]!), {
      status: 'transferred',
      ends_on: '2026-11-21',
    })
    assert.deepInclude(await rowIn(centre, 'enrolments', moved.value.id), {
      status: 'active',
      group_id: target,
      from_enrolment_id: seated[0],
      source: 'transfer',
      starts_on: '2026-11-21',
    })
    assert.deepInclude(await firstTerms(centre, moved.value.id), { price: '9000' })
    assert.equal((await enrolmentRow(centre, line[0]!)).status, 'offered')
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 1, waiting: 0 })
  })

  test('C11 a transfer needs a seat, unless somebody answers for one more', async ({ assert }) => {
    const centre = await createCentre()
    const { groupId: full } = await filledGroup(centre, 1)
    const source = await createGroup(centre)
    const { id, studentId } = await enrolled(centre, source)
    assert.equal(typeOf(await transfer(centre, id, source)), 'same_group')
    assert.equal(typeOf(await transfer(centre, id, full)), 'full')
    assert.equal((await enrolmentRow(centre, id)).status, 'active')
    const draft = await createGroup(centre, { status: 'draft' })
    assert.equal(typeOf(await transfer(centre, id, draft)), 'not_enrolling')
    const there = await createGroup(centre)
    await enrolled(centre, there, { student: { id: studentId } })
    assert.equal(typeOf(await transfer(centre, id, there)), 'already_enrolled')
    const theirs = await createGroup(await createCentre())
    assert.equal(typeOf(await transfer(centre, id, theirs)), 'unknown_target')
    assert.equal(typeOf(await transfer(centre, id, full, { overCapacityReason: 'Twin' })), 'ok')
    assert.deepInclude(await groupRow(centre, full), { seats_taken: 2, seats_over: 1 })
  })

  test('C11 two who go opposite ways at once between full groups wait for each other', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [a, b] = [await filledGroup(centre, 3), await filledGroup(centre, 3)]
    const results = await Promise.all([
      ...a.seated.map((id) =>
        transfer(centre, id, b.groupId, { overCapacityReason: 'Swapped with another' })
      ),
      ...b.seated.map((id) =>
        transfer(centre, id, a.groupId, { overCapacityReason: 'Swapped with another' })
      ),
    ])
    assert.deepEqual(
      results.map(typeOf),
      Array.from({ length: 6 }, () => 'ok')
    )
    for (const { groupId } of [a, b]) {
      assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 3 })
    }
  }).timeout(20_000)

  test('C11 many go on to the next group, each with what became of them', async ({ assert }) => {
    const centre = await createCentre()
    const next = await createGroup(centre, { capacity: 3 })
    const groupId = await createGroup(centre, { nextGroupId: next })
    const made = [await enrolled(centre, groupId), await enrolled(centre, groupId)]
    made.push(await enrolled(centre, groupId), await enrolled(centre, groupId))
    const [there, finished, third, last] = made
    await enrolled(centre, next, { student: { id: there!.studentId } })
    await new CompleteEnrolment().execute({ ...actIn(centre), id: finished!.id })
    const left = await enrolled(centre, groupId)
    await new DropEnrolment().execute({ ...actIn(centre), id: left.id, reason: 'Left' })
    const extra = await enrolled(centre, groupId)
    const result = await new PromoteStudents().execute({
      ...actIn(centre),
      groupId,
      targetId: next,
      enrolmentIds: [...made, left, extra].map(({ id }) => id),
      startsOn: '2026-12-01',
      price: 'keep',
      complete: true,
    })
    assert.deepEqual(result.ok && result.value.map(({ outcome }) => outcome), [
      'already',
      'enrolled',
      'enrolled',
      'waiting',
      'not_possible',
      'waiting',
    ])
    assert.equal((await enrolmentRow(centre, third!.id)).status, 'completed')
    assert.equal((await enrolmentRow(centre, there!.id)).status, 'active')
    const [promoted] = await rowsOf(centre, 'enrolments', { from_enrolment_id: last!.id })
    assert.deepInclude(promoted, { status: 'waitlisted', source: 'promotion' })
    const foreign = await createGroup(await createCentre())
    const wrong = await new PromoteStudents().execute({
      ...actIn(centre),
      groupId,
      targetId: foreign,
      enrolmentIds: [],
      startsOn: '2026-12-01',
      price: 'keep',
      complete: false,
    })
    assert.equal(typeOf(wrong), 'unknown_target')
  })
})

test.group('The life of a group', () => {
  type To = Partial<Parameters<ChangeGroupStatus['execute']>[0]>
  const change = (centre: Centre, id: string, options: To) =>
    new ChangeGroupStatus().execute({
      ...actIn(centre),
      id,
      to: 'running',
      reason: null,
      fate: null,
      ...options,
    })

  test('C11 cancelling asks what becomes of the students, and drops or transfers them', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, seated, line } = await filledGroup(centre, 3, 1)
    const { groupId: target } = await filledGroup(centre, 2)
    await new DropEnrolment().execute({
      ...actIn(centre),
      id: (await rowsOf(centre, 'enrolments', { group_id: target }))[0].id,
      reason: 'Left',
    })
    const asked = await change(centre, groupId, { to: 'cancelled' })
    assert.equal(typeOf(asked), 'fate_wanted')
    const done = await change(centre, groupId, {
      to: 'cancelled',
      reason: 'Too few',
      fate: { type: 'transfer', targetId: target, price: 'keep' },
    })
    assert.isTrue(done.ok)
    const ends = await Promise.all(
      [...seated, ...line].map(async (id) => (await enrolmentRow(centre, id)).status)
    )
    assert.deepEqual(ends, ['transferred', 'transferred', 'transferred', 'expired'])
    assert.deepInclude(await groupRow(centre, target), { seats_taken: 2, waiting: 2 })
    assert.deepInclude(await groupRow(centre, groupId), {
      status: 'cancelled',
      status_reason: 'Too few',
      seats_taken: 0,
      waiting: 0,
    })
    const empty = await createGroup(centre)
    assert.isTrue((await change(centre, empty, { to: 'cancelled' })).ok)
  })

  test('C11 completing finishes whoever is taught and lets go whoever waited', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, seated, line } = await filledGroup(centre, 1, 1)
    assert.equal(typeOf(await change(centre, groupId, { to: 'completed' })), 'not_possible')
    await change(centre, groupId, { to: 'running' })
    await change(centre, groupId, { to: 'completed' })
    assert.equal((await enrolmentRow(centre, seated[0]!)).status, 'completed')
    assert.equal((await enrolmentRow(centre, line[0]!)).status, 'expired')
    const audit = await auditOf(centre, groupId)
    assert.deepInclude(audit.at(-1).after, { status: 'completed' })
  })

  test('C11 a suspended group offers nothing; running again it makes up for it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, seated, line } = await filledGroup(centre, 1, 1)
    await change(centre, groupId, { to: 'running' })
    await change(centre, groupId, { to: 'suspended' })
    await new DropEnrolment().execute({ ...actIn(centre), id: seated[0]!, reason: 'Left' })
    assert.equal((await enrolmentRow(centre, line[0]!)).status, 'waitlisted')
    await change(centre, groupId, { to: 'running' })
    assert.equal((await enrolmentRow(centre, line[0]!)).status, 'offered')
  })
})
