import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import {
  createCourse,
  createGroup,
  enrol,
  enrolled,
  enrolmentRow,
  filledGroup,
  groupRow,
  historyOf,
  firstTerms,
} from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { auditOf, blankStudent, createStudent } from '#tests/helpers/people/students'

const price = (minor: bigint) => ({ minor, currency: 'SAR', exponent: 2 })

test.group('Enrolling a student', () => {
  test('C11a copies the price: what was agreed, else the group, else the course', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const courseId = await createCourse(centre, {
      price: 50_000,
      currency: 'SAR',
      exponent: 2,
      billing_mode: 'per_month',
    })
    const plain = await createGroup(centre, { courseId })
    const own = await createGroup(centre, {
      courseId,
      charge: { price: price(45_000n), billingMode: null },
    })
    const fromCourse = await enrolled(centre, plain)
    const fromGroup = await enrolled(centre, own)
    const agreed = await enrolled(centre, own, {
      charge: { price: price(10_000n), billingMode: 'per_term' },
      discount_reason: 'Sister of a student',
    })
    assert.deepInclude(await firstTerms(centre, fromCourse.id), {
      price: '50000',
      currency: 'SAR',
      exponent: 2,
      billing_mode: 'per_month',
    })
    assert.deepInclude(await firstTerms(centre, fromGroup.id), { price: '45000' })
    assert.deepInclude(await firstTerms(centre, agreed.id), {
      price: '10000',
      list_price: '45000',
      billing_mode: 'per_term',
      discount_reason: 'Sister of a student',
    })
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ price: 1 }).where('id', '=', own).execute()
    )
    assert.deepInclude(await firstTerms(centre, fromGroup.id), { price: '45000' })
  })

  test('C11a leaves its line in the history and in the audit trail', async ({ assert }) => {
    const centre = await createCentre()
    const { id, studentId } = await enrolled(centre, await createGroup(centre), { as: 'trial' })
    assert.deepEqual(await historyOf(centre, id), [{ from: null, to: 'trial', reason: null }])
    const [audit] = await auditOf(centre, id)
    assert.equal(audit.action, 'enrolments.create')
    assert.deepInclude(audit.after, { status: 'trial', student_id: studentId })
    assert.deepInclude(await enrolmentRow(centre, id), { is_trial: true, source: 'staff' })
  })

  test('C11a who pays is the student’s payer, else the household’s', async ({ assert }) => {
    const centre = await createCentre()
    const group = await createGroup(centre)
    const [first, second] = [await createStudent(centre), await createStudent(centre)]
    const guardian = '019384f0-0000-7000-8000-000000000001'
    const household = '019384f0-0000-7000-8000-000000000002'
    const person = { first_name: 'Khalid', last_name: 'Haddad' }
    await insert(centre, 'guardians', { id: guardian, number: 'G-0001', sequence: 1, ...person })
    await insert(centre, 'households', {
      id: household,
      number: 'F-0001',
      name: 'Haddad',
      payer_guardian_id: guardian,
    })
    await insert(centre, 'student_guardians', {
      student_id: first.id,
      guardian_id: guardian,
      relation: 'father',
      is_payer: true,
    })
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set({ household_id: household })
        .where('id', '=', second.id)
        .execute()
    )
    for (const [student, home] of [
      [first, null],
      [second, household],
    ] as const) {
      const { id } = await enrolled(centre, group, { student: { id: student.id } })
      assert.deepInclude(await enrolmentRow(centre, id), {
        payer_guardian_id: guardian,
        household_id: home,
      })
    }
  })

  test('C11a registers somebody new in the same transaction', async ({ assert }) => {
    const centre = await createCentre()
    const group = await createGroup(centre)
    const fields = { ...blankStudent, firstName: 'ليلى', lastName: 'منصور', phone: '+966501234567' }
    const made = await enrolled(centre, group, {
      student: { fields, duplicatesConfirmed: false },
    })
    const [student] = await rowsOf(centre, 'students', { id: made.studentId })
    assert.equal(student.first_name, 'ليلى')

    const again = await enrol(centre, group, { student: { fields, duplicatesConfirmed: false } })
    assert.isFalse(again.ok)
    assert.equal(!again.ok && again.error.type, 'possible_duplicates')
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
    assert.lengthOf(await rowsOf(centre, 'enrolments'), 1)
  })

  test('C11a registers nobody where there is neither a seat nor a list', async ({ assert }) => {
    const centre = await createCentre()
    const group = await createGroup(centre, { capacity: 1, waitlistEnabled: false })
    await enrolled(centre, group)
    const refused = await enrol(centre, group, {
      student: { fields: blankStudent, duplicatesConfirmed: true },
    })
    assert.equal(!refused.ok && refused.error.type, 'full')
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
  })

  test('C11a the next of a full group waits at the end, even while an offer is open', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, line } = await filledGroup(centre, 2, 2)
    const rows = await Promise.all(line.map((id) => enrolmentRow(centre, id)))
    assert.deepEqual(
      rows.map(({ status, waiting_order }) => [status, Number(waiting_order)]),
      [
        ['waitlisted', 1],
        ['waitlisted', 2],
      ]
    )
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 2, waiting: 2 })
  })

  test('C11a above the capacity only for a reason, which is kept', async ({ assert }) => {
    const centre = await createCentre()
    const { groupId } = await filledGroup(centre, 1)
    const over = await enrolled(centre, groupId, { overCapacityReason: 'Twin brother' })
    assert.equal(over.status, 'active')
    assert.deepInclude(await enrolmentRow(centre, over.id), {
      over_capacity_reason: 'Twin brother',
    })
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 2, seats_over: 1 })
    const roomy = await createGroup(centre)
    const normal = await enrolled(centre, roomy, { overCapacityReason: 'Not needed' })
    assert.deepInclude(await enrolmentRow(centre, normal.id), { over_capacity_reason: null })
  })

  test('C11a refuses whoever is there already, an archived student and a group that takes nobody', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const group = await createGroup(centre)
    const { studentId } = await enrolled(centre, group)
    const refusal = async (groupId: string, id: string) => {
      const result = await enrol(centre, groupId, { student: { id } })
      return result.ok ? 'none' : result.error.type
    }
    assert.equal(await refusal(group, studentId), 'already_enrolled')
    const gone = await createStudent(centre)
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set({ archived_at: new Date() })
        .where('id', '=', gone.id)
        .execute()
    )
    assert.equal(await refusal(group, gone.id), 'student_archived')
    for (const status of ['draft', 'suspended', 'completed', 'cancelled'] as const) {
      assert.equal(await refusal(await createGroup(centre, { status }), studentId), 'not_enrolling')
    }
  })

  test('T4 knows neither the groups nor the students of another centre', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const [group, theirs] = [await createGroup(centre), await createGroup(other)]
    const stranger = await createStudent(other)
    const intoTheirs = await enrol(centre, theirs)
    assert.equal(!intoTheirs.ok && intoTheirs.error.type, 'not_found')
    for (const id of [stranger.id, 'no id', '00000000-0000-7000-8000-000000000000']) {
      const result = await enrol(centre, group, { student: { id } })
      assert.equal(!result.ok && result.error.type, 'unknown_student')
    }
  })

  test('the database itself refuses a seat more than there are', async ({ assert }) => {
    const centre = await createCentre()
    const { groupId } = await filledGroup(centre, 1)
    const student = await createStudent(centre)
    const row = { student_id: student.id, group_id: groupId, enrolled_on: '2026-09-01' }
    const id = '019384f0-0000-7000-8000-000000000003'
    await assert.rejects(
      () => insert(centre, 'enrolments', { ...row, id, status: 'active' }),
      /groups_seats/
    )
  })
})

test.group('Seats under parallel enrolments', () => {
  test('C11a of 25 who come at once to 20 seats, five wait, in one order', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { capacity: 20 })
    const students = await Promise.all(Array.from({ length: 25 }, () => createStudent(centre)))
    const results = await Promise.all(
      students.map(({ id }) => enrol(centre, groupId, { student: { id } }))
    )
    assert.isTrue(results.every(({ ok }) => ok))
    const rows = await rowsOf(centre, 'enrolments', { group_id: groupId })
    const waiting = rows.filter(({ status }) => status === 'waitlisted')
    assert.lengthOf(
      rows.filter(({ status }) => status === 'active'),
      20
    )
    assert.deepEqual(
      waiting.map(({ waiting_order }) => Number(waiting_order)).sort(),
      [1, 2, 3, 4, 5]
    )
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 20, waiting: 5 })
  }).timeout(30_000)

  test('C11a the same student twenty times at once is enrolled once', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const student = await createStudent(centre)
    const results = await Promise.all(
      Array.from({ length: 20 }, () => enrol(centre, groupId, { student }))
    )
    assert.lengthOf(
      results.filter(({ ok }) => ok),
      1
    )
    assert.lengthOf(await rowsOf(centre, 'enrolments', { group_id: groupId }), 1)
  }).timeout(30_000)

  test('C11a of 21 quick-adds to 20 seats every one is registered and the last waits', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre, { capacity: 20 })
    const results = await Promise.all(
      Array.from({ length: 21 }, () =>
        enrol(centre, groupId, { student: { fields: blankStudent, duplicatesConfirmed: true } })
      )
    )
    const statuses = results.map((result) => (result.ok ? result.value.status : 'refused'))
    assert.lengthOf(
      statuses.filter((status) => status === 'active'),
      20
    )
    assert.lengthOf(
      statuses.filter((status) => status === 'waitlisted'),
      1
    )
    assert.lengthOf(await rowsOf(centre, 'students'), 21)
  }).timeout(30_000)
})
