import { test } from '@japa/runner'
import { ChangeGroupStatus } from '#domain/teaching/groups/actions/change_group_status'
import { CompleteEnrolment } from '#domain/teaching/enrolments/actions/complete_enrolment'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { TransferEnrolment } from '#domain/teaching/enrolments/actions/transfer_enrolment'
import { UndoEnrolments } from '#domain/teaching/enrolments/actions/undo_enrolments'
import { UndoGroupStatus } from '#domain/teaching/groups/actions/undo_group_status'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'
import { inBranches } from '#domain/shared/data/branch_limit'
import { freezeClock } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  actIn,
  createGroup,
  enrol,
  enrolled,
  enrolmentRow,
  filledGroup,
  groupFields,
  groupRow,
  historyOf,
  rowIn,
} from '#tests/helpers/teaching/groups'

const day = '2026-11-21'

type Answer<T> = { ok: true; value: T } | { ok: false; error: { type: string } }

function done<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.error.type)
  return answer.value
}

const transfer = async (centre: Centre, id: string, targetId: string) =>
  done(
    await new TransferEnrolment().execute({
      ...actIn(centre),
      ...{ id, targetId, on: day, price: 'keep', overCapacityReason: null },
    })
  )

const drop = async (centre: Centre, id: string) =>
  done(await new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Moved', on: day }))

const undo = (centre: Centre, undoneId: string | null) =>
  new UndoEnrolments().execute({ ...actIn(centre), undoneId: undoneId! })

const refusal = (answer: Answer<unknown>) => (answer.ok ? 'ok' : answer.error.type)

async function standing(centre: Centre, id: string) {
  const row = Object.entries(await rowIn(centre, 'enrolments', id))
  return Object.fromEntries(row.filter(([name]) => name !== 'version' && name !== 'updated_at'))
}

async function step(centre: Centre, id: string, to: GroupStatus, targetId?: string) {
  const fate = targetId
    ? ({ type: 'transfer', targetId, price: 'keep' } as const)
    : ({ type: 'drop' } as const)
  const input = { ...actIn(centre), id, to, reason: 'Too few', fate }
  return done(await new ChangeGroupStatus().execute(input)).undo!
}

const undoStep = (centre: Centre, id: string, made: { actId: string; version: number }) =>
  new UndoGroupStatus().execute({
    ...actIn(centre),
    ...{ id, undoneId: made.actId, version: made.version },
  })

test.group('Undoing what was done to an enrolment', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00:00Z'))

  test('C11 a transfer, a drop, a freeze and a completion are undone to the letter', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [here, there] = [await createGroup(centre), await createGroup(centre)]
    const { id } = await enrolled(centre, here, { as: 'trial' })
    await withTenant(centre.id, () =>
      db()
        .updateTable('enrolments')
        .set({ reason: 'Waits for a van' })
        .where('id', '=', id)
        .execute()
    )
    const before = await standing(centre, id)
    const act = { ...actIn(centre), id }
    await undo(centre, (await transfer(centre, id, there)).actId)
    assert.deepEqual(await standing(centre, id), before)
    const [moved] = await rowsOf(centre, 'enrolments', { group_id: there })
    assert.deepInclude(moved, { status: 'transferred', from_enrolment_id: id })
    await undo(centre, (await drop(centre, id)).actId)
    await undo(centre, done(await new CompleteEnrolment().execute(act)).actId)
    assert.deepEqual(await standing(centre, id), before)
    assert.deepInclude(await groupRow(centre, here), { seats_taken: 1, students: 1 })
    assert.deepInclude(await groupRow(centre, there), { seats_taken: 0, students: 0 })
    assert.deepEqual(
      (await historyOf(centre, id)).map(({ from, to }) => [from, to]),
      [
        [null, 'trial'],
        ...['transferred', 'dropped', 'completed'].flatMap((to) => [
          ['trial', to],
          [to, 'trial'],
        ]),
      ]
    )

    const other = (await enrolled(centre, here)).id
    for (const from of [day, '2026-12-01']) {
      const frozen = { ...actIn(centre), id: other, from, until: null }
      const was = await standing(centre, other)
      await undo(centre, done(await new FreezeEnrolment().execute(frozen)).actId)
      assert.deepEqual(await standing(centre, other), was)
    }
  })

  test('C11 nothing is undone after another change, twice, or from another centre', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [here, there] = [await createGroup(centre), await createGroup(centre)]
    const { id } = await enrolled(centre, here)
    const { actId, id: moved } = await transfer(centre, id, there)
    assert.equal(refusal(await undo(await createCentre(), actId)), 'not_found')
    const { actId: dropped } = await drop(centre, moved)
    assert.equal(refusal(await undo(centre, actId)), 'changed_since')
    assert.deepInclude(await enrolmentRow(centre, id), { status: 'transferred', version: 2 })
    assert.equal(refusal(await undo(centre, dropped)), 'ok')
    assert.equal(refusal(await undo(centre, dropped)), 'changed_since')
    assert.equal(refusal(await undo(centre, 'none')), 'not_found')
  })

  test('C11 whoever comes back needs the seat: {case}')
    .with([
      { case: 'somebody took it', refused: 'seat_taken' },
      { case: 'the group has ended', refused: 'group_ended' },
      { case: 'the student is in the group again', refused: 'already_enrolled' },
      { case: 'the student is archived', refused: 'student_archived' },
    ] as const)
    .run(async ({ assert }, { refused }) => {
      const centre = await createCentre()
      const { groupId, seated } = await filledGroup(centre, 1)
      const { actId, studentId } = await drop(centre, seated[0]!)
      if (refused === 'seat_taken') await enrolled(centre, groupId)
      if (refused === 'group_ended') await step(centre, groupId, 'cancelled')
      if (refused === 'already_enrolled') {
        await enrol(centre, groupId, { student: { id: studentId } })
      }
      if (refused === 'student_archived') {
        await withTenant(centre.id, () =>
          db()
            .updateTable('students')
            .set({ archived_at: new Date() })
            .where('id', '=', studentId)
            .execute()
        )
      }
      assert.equal(refusal(await undo(centre, actId)), refused)
      assert.deepInclude(await enrolmentRow(centre, seated[0]!), { status: 'dropped', version: 2 })
    })

  test('C11 a seat that was offered on at once can’t be had back, and nothing pretends so', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 1)
    const { actId, passedOn } = await drop(centre, seated[0]!)
    assert.deepEqual([actId, passedOn], [null, true])
    assert.equal((await enrolmentRow(centre, line[0]!)).status, 'offered')
    const [change] = await rowsOf(centre, 'enrolment_changes', {
      enrolment_id: seated[0]!,
      to_status: 'dropped',
    })
    assert.equal(refusal(await undo(centre, change.act_id)), 'seat_taken')
  })
})

test.group('Undoing a step of a group', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00:00Z'))

  test('C11 a cancelled group comes back with everyone, from the group they went to', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const target = await createGroup(centre, { capacity: 1 })
    const { groupId, seated, line } = await filledGroup(centre, 2, 1)
    const before = await Promise.all([...seated, ...line].map((id) => standing(centre, id)))
    const made = await step(centre, groupId, 'cancelled', target)
    assert.deepInclude(await groupRow(centre, target), { seats_taken: 1, waiting: 1 })
    assert.equal(refusal(await undoStep(centre, groupId, made)), 'ok')
    const after = await Promise.all([...seated, ...line].map((id) => standing(centre, id)))
    assert.deepEqual(after, before)
    const restored = { status: 'open', status_reason: null, seats_taken: 2, waiting: 1 }
    assert.deepInclude(await groupRow(centre, groupId), restored)
    assert.deepInclude(await groupRow(centre, target), { seats_taken: 0, waiting: 0 })
    assert.equal(refusal(await undoStep(centre, groupId, made)), 'changed_since')
  })

  test('C11 a step that moved students to another branch is not undone by whoever works in one', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre)
    const target = await createGroup(centre)
    const moved = await createGroup(centre, { branchId: north })
    const { id } = await enrolled(centre, moved)
    const made = await step(centre, moved, 'cancelled', target)
    const asked = () => undoStep(centre, moved, made)
    assert.equal(refusal(await inBranches([north], asked)), 'not_found')
    assert.deepInclude(await groupRow(centre, moved), { status: 'cancelled', seats_taken: 0 })
    assert.deepInclude(await groupRow(centre, target), { seats_taken: 1 })
    const other = await createGroup(centre, { branchId: north })
    const within = await step(centre, other, 'cancelled')
    const own = await inBranches([north], () => undoStep(centre, other, within))
    assert.equal(refusal(own), 'ok')
    assert.equal(refusal(await asked()), 'ok')
    assert.equal((await enrolmentRow(centre, id)).status, 'active')
  })

  test('C11 a group that was completed runs again; one changed since stays as it is', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const running = await createGroup(centre, { status: 'running' })
    const { id } = await enrolled(centre, running)
    const made = await step(centre, running, 'completed')
    assert.equal((await enrolmentRow(centre, id)).status, 'completed')
    assert.equal(refusal(await undoStep(centre, running, made)), 'ok')
    assert.equal((await enrolmentRow(centre, id)).status, 'active')
    const again = await step(centre, running, 'suspended')
    assert.equal(refusal(await undoStep(await createCentre(), running, again)), 'not_found')
    await withTenant(centre.id, () =>
      db()
        .updateTable('groups')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('id', '=', running)
        .execute()
    )
    assert.equal(refusal(await undoStep(centre, running, again)), 'changed_since')
    assert.equal((await groupRow(centre, running)).status, 'suspended')
  })

  test('C11 a step that was not the last change stays, whatever version is named', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const id = await createGroup(centre)
    const made = await step(centre, id, 'cancelled')
    const { version, course_id: course } = await groupRow(centre, id)
    const fields = groupFields(course, { titleEn: 'Renamed' })
    done(await new UpdateGroup().execute({ ...actIn(centre), id, version, fields }))
    const later = { ...made, version: version + 1 }
    assert.equal(refusal(await undoStep(centre, id, later)), 'changed_since')
    assert.equal((await groupRow(centre, id)).status, 'cancelled')
  })

  test('C11 only the act that took the step undoes it, and nothing undoes an undoing', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, seated } = await filledGroup(centre, 1)
    const { actId: dropped } = await drop(centre, seated[0]!)
    const made = await step(centre, groupId, 'cancelled')
    for (const actId of [crypto.randomUUID(), dropped!]) {
      assert.equal(refusal(await undoStep(centre, groupId, { ...made, actId })), 'changed_since')
    }
    assert.equal(refusal(await undoStep(centre, groupId, made)), 'ok')
    const { version } = await groupRow(centre, groupId)
    for (const actId of [crypto.randomUUID(), made.actId]) {
      assert.equal(refusal(await undoStep(centre, groupId, { actId, version })), 'changed_since')
    }
    assert.equal((await groupRow(centre, groupId)).status, 'open')
  })
})
