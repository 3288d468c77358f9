import { test } from '@japa/runner'
import { AcceptOffer } from '#domain/teaching/enrolments/actions/accept_offer'
import { DeclineOffer } from '#domain/teaching/enrolments/actions/decline_offer'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { MoveToFront } from '#domain/teaching/enrolments/actions/move_to_front'
import { OfferSeat } from '#domain/teaching/enrolments/actions/offer_seat'
import { RunEnrolmentClock } from '#domain/teaching/enrolments/actions/run_enrolment_clock'
import { UpdateGroup } from '#domain/teaching/groups/actions/update_group'
import { freezeClock } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'
import { OpenAccount } from '#domain/access/accounts/actions/open_account'
import { system } from '#domain/shared/audit/actor'
import { type Centre, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import {
  actIn,
  enrolled,
  enrolmentRow,
  filledGroup,
  groupFields,
  groupRow,
  historyOf,
  zone,
} from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { lettersTo } from '#tests/helpers/mail/mailbox'

const statuses = (centre: Centre, ids: string[]) =>
  Promise.all(ids.map(async (id) => (await enrolmentRow(centre, id)).status as string))

const drop = (centre: Centre, id: string) =>
  new DropEnrolment().execute({ ...actIn(centre), id, reason: 'Moved away' })

const runClock = (centre: Centre) => new RunEnrolmentClock().execute({ tenantId: centre.id, zone })

test.group('Waiting list', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00:00Z'))

  test('C11 a freed seat is offered to whoever waited longest, for the group’s hours', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { groupId, seated, line } = await filledGroup(centre, 2, 2)
    await drop(centre, seated[0]!)
    assert.deepEqual(await statuses(centre, line), ['offered', 'waitlisted'])
    const head = await enrolmentRow(centre, line[0]!)
    assert.equal(head.offer_expires_at.toISOString(), '2026-11-22T09:00:00.000Z')
    assert.deepInclude(await groupRow(centre, groupId), { seats_taken: 2, waiting: 1 })
    const next = await enrolled(centre, groupId)
    assert.equal(next.status, 'waitlisted')
  })

  test('C11 an accepted offer is an enrolment from the day it is recorded', async ({ assert }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 1)
    await drop(centre, seated[0]!)
    const accept = () => new AcceptOffer().execute({ ...actIn(centre), id: line[0]! })
    assert.isTrue((await accept()).ok)
    const row = await enrolmentRow(centre, line[0]!)
    assert.equal(row.status, 'active')
    assert.deepEqual(
      (await historyOf(centre, line[0]!)).map(({ to }) => to),
      ['waitlisted', 'offered', 'active']
    )
    const again = await accept()
    assert.deepEqual(!again.ok && again.error, { type: 'not_possible', status: 'active' })
  })

  test('C11 a declined offer goes to the next, and whoever waits may leave the list', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 3)
    const decline = (id: string) => new DeclineOffer().execute({ ...actIn(centre), id })
    await decline(line[1]!)
    await drop(centre, seated[0]!)
    await decline(line[0]!)
    assert.deepEqual(await statuses(centre, line), ['declined', 'declined', 'offered'])
  })

  test('C11 an offer nobody took in its hours expires and goes to the next, once', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 2)
    await drop(centre, seated[0]!)
    const later = freezeClock('2026-11-22T08:59:59Z')
    await runClock(centre)
    assert.deepEqual(await statuses(centre, line), ['offered', 'waitlisted'])
    later()
    const over = freezeClock('2026-11-22T09:00:00Z')
    const late = await new AcceptOffer().execute({ ...actIn(centre), id: line[0]! })
    assert.equal(!late.ok && late.error.type, 'offer_expired')
    await Promise.all([runClock(centre), runClock(centre)])
    assert.deepEqual(await statuses(centre, line), ['expired', 'offered'])
    const [last] = (await historyOf(centre, line[0]!)).slice(-1)
    assert.deepEqual(last, { from: 'offered', to: 'expired', reason: null })
    assert.lengthOf(await historyOf(centre, line[1]!), 2)
    over()
  })

  test('C11 somebody may pass the others only for a reason, which is kept', async ({ assert }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 3)
    const jump = (id: string) =>
      new MoveToFront().execute({ ...actIn(centre), id, reason: 'Sister in the group' })
    assert.isTrue((await jump(line[2]!)).ok)
    const again = await jump(line[2]!)
    assert.equal(!again.ok && again.error.type, 'first_already')
    await drop(centre, seated[0]!)
    assert.deepEqual(await statuses(centre, line), ['waitlisted', 'waitlisted', 'offered'])
    assert.deepInclude(await historyOf(centre, line[2]!), {
      from: 'waitlisted',
      to: 'waitlisted',
      reason: 'Sister in the group',
    })
  })

  test('C11 by hand a seat above the capacity is offered only for a reason', async ({ assert }) => {
    const centre = await createCentre()
    const { groupId, line } = await filledGroup(centre, 1, 2)
    const offer = (id: string, overCapacityReason: string | null = null) =>
      new OfferSeat().execute({ ...actIn(centre), id, overCapacityReason })
    const refused = await offer(line[0]!)
    assert.equal(!refused.ok && refused.error.type, 'full')
    assert.isTrue((await offer(line[1]!, 'Twin sister')).ok)
    assert.deepInclude(await groupRow(centre, groupId), {
      seats_taken: 2,
      seats_over: 1,
      waiting: 1,
    })
  })

  test('C11 seats that a group gains are offered at once', async ({ assert }) => {
    const centre = await createCentre()
    const { groupId, line } = await filledGroup(centre, 1, 3)
    const { version, course_id } = await groupRow(centre, groupId)
    const fields = groupFields(course_id, { capacity: 3 })
    const saved = await new UpdateGroup().execute({
      ...actIn(centre),
      id: groupId,
      version,
      fields,
    })
    assert.isTrue(saved.ok)
    assert.deepEqual(await statuses(centre, line), ['offered', 'offered', 'waitlisted'])
  })

  test('C11 the letter goes to the student, else to the first guardian, in their language', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 2)
    const [first, second] = await Promise.all(line.map((id) => enrolmentRow(centre, id)))
    const father = '019384f0-0000-7000-8000-000000000011'
    await insert(centre, 'guardians', {
      id: father,
      number: 'G-0001',
      sequence: 1,
      first_name: 'خالد',
      last_name: 'حداد',
      email: 'father@guardian.test',
      locale: 'ar',
    })
    await insert(centre, 'student_guardians', {
      student_id: first.student_id,
      guardian_id: father,
      relation: 'father',
      is_primary: true,
    })
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set({ email: 'own@student.test' })
        .where('id', '=', second.student_id)
        .execute()
    )
    await drop(centre, seated[0]!)
    const [letter] = await lettersTo(centre, 'father@guardian.test')
    assert.equal(letter!.subject, 'مقعد شاغر في مجموعة المساء')
    assert.include(letter!.html, '<html lang="ar" dir="rtl">')
    assert.include(letter!.text, 'مرحبًا خالد،')
    assert.include(letter!.text, '22 نوفمبر 2026')
    assert.notInclude(letter!.text, 'account')

    await new DeclineOffer().execute({ ...actIn(centre), id: line[0]! })
    const [english] = await lettersTo(centre, 'own@student.test')
    assert.equal(english!.subject, 'A seat in Evening group')
    assert.include(english!.html, 'dir="ltr"')
    assert.include(english!.text, '22 November 2026 at 12:00')
  })

  test('C11 the letter goes to a guardian who may see the child’s data, at the address they sign in with', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 1)
    const { student_id: child } = await enrolmentRow(centre, line[0]!)
    const barred = await createGuardian(centre, { email: 'barred@guardian.test' })
    await link(centre, child, barred.id, { isPrimary: true, maySeeData: false })
    const mother = await createPerson(centre, 'guardian')
    await link(centre, child, mother.personId, { contactPriority: 2 })
    await drop(centre, seated[0]!)
    assert.lengthOf(await lettersTo(centre, mother.email), 1)
    assert.isEmpty(await lettersTo(centre, 'barred@guardian.test'))
  })

  test('C11 the letter goes to the address a student signs in with, before any guardian', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 1)
    const { student_id: child } = await enrolmentRow(centre, line[0]!)
    const father = await createGuardian(centre, { email: 'father@guardian.test' })
    await link(centre, child, father.id, { isPrimary: true })
    const account = await new OpenAccount().execute({
      tenantId: centre.id,
      actor: system,
      person: { type: 'student', id: child },
      email: 'signs-in@student.test',
      roles: ['Student'],
    })
    assert.isTrue(account.ok)
    await drop(centre, seated[0]!)
    assert.lengthOf(await lettersTo(centre, 'signs-in@student.test'), 1)
    assert.isEmpty(await lettersTo(centre, 'father@guardian.test'))
  })

  test('C11 an offer that is over by the time of writing sends nothing', async ({ assert }) => {
    const centre = await createCentre()
    const { seated, line } = await filledGroup(centre, 1, 1)
    const { student_id } = await enrolmentRow(centre, line[0]!)
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set({ email: 'late@student.test' })
        .where('id', '=', student_id)
        .execute()
    )
    await drop(centre, seated[0]!)
    await new DeclineOffer().execute({ ...actIn(centre), id: line[0]! })
    assert.isEmpty(await lettersTo(centre, 'late@student.test'))
  })
})
