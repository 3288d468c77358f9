import { test } from '@japa/runner'
import { sql } from 'kysely'
import { mailJob } from '#app/jobs/mail_job'
import { db, platform, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  mark,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { lettersTo, writeLetters } from '#tests/helpers/mail/mailbox'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { props } from '#tests/helpers/visitor'
import { v7 as uuid } from 'uuid'

const mother = 'huda@home.test'

/** Two children of Huda in a session that has begun; the centre tells of absences after a quarter of an hour. */
async function family(rules = { alerts_guardians: true, alert_minutes: 15 }) {
  const centre = await createCentre()
  await sayPolicy(centre, rules)
  const { session, students } = await markableSession(centre, 2)
  const [child, sibling] = students as [string, string]
  const guardian = await createGuardian(centre, { email: mother })
  for (const one of students) await link(centre, one, guardian.id, { channels: ['email'] })
  return { centre, session, child, sibling, guardian: guardian.id }
}

const absent = (student: string, seen = 0) => aMark(student, { status: 'absent', seen })
const present = (student: string, seen = 1) => aMark(student, { seen })

const waits = async (centre: Centre) => {
  const { rows } = await sql<{ data: { mail: string }; seconds: number }>`
    select data, round(extract(epoch from start_after - created_on))::integer as seconds
    from jobs.job where name = 'mail' and state = 'created' and data->>'tenantId' = ${centre.id}
    order by created_on`.execute(platform())
  return rows.map(({ data, seconds }) => [data.mail, seconds])
}

const subjects = async (centre: Centre, email = mother) =>
  (await lettersTo(centre, email)).map(({ subject }) => subject)

const changed = (centre: Centre, table: 'guardians' | 'students', id: string, to: object) =>
  withTenant(centre.id, () => db().updateTable(table).set(to).where('id', '=', id).execute())

test.group('Absence alerts', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('wait for the minutes the centre says, and tell once, in one letter for two children', async ({
    assert,
  }) => {
    const { centre, session, child, sibling } = await family()
    await marked(centre, session, [absent(child), absent(sibling)])
    assert.deepEqual(await waits(centre), [['absences', 15 * 60]])
    const [letter, ...more] = await lettersTo(centre, mother)
    assert.lengthOf(more, 0)
    assert.match(letter!.subject, /2 absences without notice/)
    assert.match(letter!.text, /Marked absent at Test Centre without notice/)
    assert.match(letter!.text, /16:00.{0,3}–.{0,3}17:00/)
    await marked(centre, session, [aMark(child, { status: 'absent', note: 'Again', seen: 1 })])
    assert.deepEqual(await waits(centre), [])
    assert.lengthOf(await subjects(centre), 1)
  })

  test('the office sees which absences no guardian can be told of, and whom to call', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, sibling, guardian } = await family()
    const { visitor } = await office(client, centre)
    const path = `/admin/class-sessions/${session}`
    const shown = async (as = visitor, page = path) => (await props(as, page)).untold
    await marked(centre, session, [absent(child), present(sibling, 0)])
    assert.deepEqual(await shown(), [])
    await changed(centre, 'guardians', guardian, { email: null, phone: '+966501234567' })
    const [one, ...more] = await shown(visitor, `${path}/attendance`)
    assert.lengthOf(more, 0)
    assert.containsSubset(one, {
      student_id: child,
      contact: { phone_written: '+966 50 123 4567' },
    })
    const reader = await clerk(client, centre, ['admin.sessions.index', 'admin.attendance.index'])
    assert.deepEqual(await shown(reader), [{ student_id: child, contact: null }])
    await insert(centre, 'absence_notices', {
      ...{ id: uuid(), student_id: child, session_id: session, reason: 'Ill' },
      told_at: '2026-11-25T08:00Z',
    })
    assert.deepEqual(await shown(), [])
  })

  test('where a centre alerts nobody, nothing is said of guardians who can’t be told', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, guardian } = await family({
      ...{ alerts_guardians: false, alert_minutes: 15 },
    })
    await changed(centre, 'guardians', guardian, { email: null })
    await marked(centre, session, [absent(child)])
    const { visitor } = await office(client, centre)
    assert.isNull((await props(visitor, `/admin/class-sessions/${session}`)).untold)
  })

  test('a session of one student alone is called so, and not by its type', async ({ assert }) => {
    const { centre, session, child } = await family()
    const alone = { group_id: null, student_id: child }
    await withTenant(centre.id, () =>
      db().updateTable('class_sessions').set(alone).where('id', '=', session).execute()
    )
    await marked(centre, session, [absent(child)])
    const [letter] = await lettersTo(centre, mother)
    assert.match(letter!.text, /: .?One-to-one/)
    assert.notMatch(letter!.text, /Regular/)
  })

  test('a correction within the delay tells nobody, and another absence after it is told', async ({
    assert,
  }) => {
    const { centre, session, child } = await family()
    await marked(centre, session, [absent(child)])
    await marked(centre, session, [present(child)])
    assert.lengthOf(await subjects(centre), 0)
    assert.lengthOf(await rowsOf(centre, 'absence_alerts'), 0)
    await marked(centre, session, [absent(child, 2)])
    assert.lengthOf(await subjects(centre), 1)
  })

  test('the delay counts from the mark that stands: an earlier one that was corrected tells nothing', async ({
    assert,
  }) => {
    const { centre, session, child } = await family()
    await marked(centre, session, [absent(child)])
    await marked(centre, session, [present(child)])
    const [first] = await rowsOf(centre, 'attendance_marks', { student_id: child })
    await marked(centre, session, [absent(child, 2)])
    await mailJob({ tenantId: centre.id, mail: 'absences', markIds: [first!.id] })
    assert.lengthOf(await rowsOf(centre, 'absence_alerts'), 0)
  })

  test('a correction after the letter is told in another, once, by what is marked then', async ({
    assert,
  }) => {
    const { centre, session, child } = await family()
    await marked(centre, session, [absent(child)])
    assert.lengthOf(await subjects(centre), 1)
    await marked(centre, session, [aMark(child, { status: 'late', minutes_late: 5, seen: 1 })])
    assert.deepEqual(await waits(centre), [['absence_alert', 15]])
    const letters = await lettersTo(centre, mother)
    assert.lengthOf(letters, 2)
    assert.match(letters[1]!.subject, /^Correction/)
    assert.match(letters[1]!.text, /\(late\)/)
    assert.match(letters[1]!.text, /any questions/)
    assert.notMatch(letters[1]!.text, /knew about it/)
    await marked(centre, session, [present(child, 2)])
    assert.lengthOf(await subjects(centre), 2)
  })

  test('who is marked absent again before the correction was told hears of nothing', async ({
    assert,
  }) => {
    const { centre, session, child } = await family()
    await marked(centre, session, [absent(child)])
    await writeLetters()
    await marked(centre, session, [present(child)])
    await marked(centre, session, [absent(child, 2)])
    assert.lengthOf(await subjects(centre), 1)
    await marked(centre, session, [present(child, 3)])
    assert.lengthOf(await subjects(centre), 2)
  })

  test('two who mark at once make one letter, and jobs that are done twice tell once', async ({
    assert,
  }) => {
    const { centre, session, child, guardian } = await family()
    await Promise.all([absent(child), absent(child)].map((one) => mark(centre, session, [one])))
    const [kept] = await rowsOf(centre, 'attendance_marks', { student_id: child })
    const again = { tenantId: centre.id, mail: 'absences' as const, markIds: [kept!.id] }
    await Promise.all([mailJob(again), mailJob(again)])
    const letter = { tenantId: centre.id, mail: 'absence_alert', guardianId: guardian } as const
    await Promise.all([mailJob(letter), mailJob(letter)])
    assert.lengthOf(await subjects(centre), 1)
  })

  test('what was queued before a crash is written after it, and what was written is not', async ({
    assert,
  }) => {
    const { centre, session, child, guardian } = await family()
    await marked(centre, session, [absent(child)])
    const [kept] = await rowsOf(centre, 'attendance_marks', { student_id: child })
    await insert(centre, 'absence_alerts', { mark_id: kept!.id, guardian_id: guardian })
    await mailJob({ tenantId: centre.id, mail: 'absence_alert', guardianId: guardian })
    assert.lengthOf(await subjects(centre), 1)
  })

  test('nobody is told where the centre says so, nor of a session that ended over a day ago', async ({
    assert,
  }) => {
    const off = await family({ alerts_guardians: false, alert_minutes: 15 })
    await marked(off.centre, off.session, [absent(off.child)])
    assert.deepEqual(await waits(off.centre), [])
    const late = await family()
    freezeClock('2026-11-26T13:59Z')
    await marked(late.centre, late.session, [absent(late.child)])
    assert.lengthOf(await waits(late.centre), 1)
    freezeClock('2026-11-26T14:01Z')
    await marked(late.centre, late.session, [absent(late.sibling)])
    assert.lengthOf(await waits(late.centre), 1)
  })

  test('an absence with an excuse, and one that a notice announced, tell nothing', async ({
    assert,
  }) => {
    const { centre, session, child, sibling } = await family()
    await marked(centre, session, [aMark(child, { status: 'excused' }), absent(sibling)])
    const notice = { student_id: sibling, session_id: session, reason: 'Ill' }
    await insert(centre, 'absence_notices', { id: uuid(), ...notice, told_at: '2026-11-25T12:00Z' })
    assert.lengthOf(await subjects(centre), 0)
  })

  test('only guardians who may see the child’s data are told, and none who is archived, nor of an archived child', async ({
    assert,
  }) => {
    const { centre, session, child, sibling } = await family()
    const quiet = await createGuardian(centre, { firstName: 'Nora', email: 'nora@home.test' })
    const gone = await createGuardian(centre, { firstName: 'Omar', email: 'omar@home.test' })
    await link(centre, child, quiet.id, { channels: ['email'], maySeeData: false })
    await link(centre, child, gone.id, { channels: ['email'], relation: 'father' })
    await marked(centre, session, [absent(child), absent(sibling)])
    const archived = { archived_at: new Date('2026-11-25T13:15Z') }
    await changed(centre, 'guardians', gone.id, archived)
    await changed(centre, 'students', sibling, archived)
    const [letter] = await lettersTo(centre, mother)
    assert.match(letter!.subject, /was absent on 25 November 2026/)
    assert.lengthOf(await subjects(centre, 'nora@home.test'), 0)
    assert.lengthOf(await subjects(centre, 'omar@home.test'), 0)
  })

  test('the guardian who comes first is told where nobody asked for e-mail, in their own language', async ({
    assert,
  }) => {
    const { centre, session, child, guardian } = await family()
    await withTenant(centre.id, () =>
      db()
        .updateTable('student_guardians')
        .set({ channels: ['call'] })
        .execute()
    )
    const second = await createGuardian(centre, { firstName: 'Omar', email: 'omar@home.test' })
    await link(centre, child, second.id, { relation: 'father', contactPriority: 2 })
    await changed(centre, 'guardians', guardian, { locale: 'ar' })
    await marked(centre, session, [absent(child)])
    const [letter] = await lettersTo(centre, mother)
    assert.match(letter!.subject, /^غياب .* يوم/)
    assert.match(letter!.html, /dir="rtl"/)
    assert.lengthOf(await subjects(centre, 'omar@home.test'), 0)
  })

  test('a cancelled session tells nothing, and another centre’s guardian of the same address neither', async ({
    assert,
  }) => {
    const { centre, session, child } = await family()
    const other = await family()
    await marked(centre, session, [absent(child)])
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ status: 'cancelled', cancelled_by: 'centre' })
        .where('id', '=', session)
        .execute()
    )
    assert.lengthOf(await subjects(centre), 0)
    const [kept] = await rowsOf(centre, 'attendance_marks')
    await mailJob({ tenantId: other.centre.id, mail: 'absences', markIds: [kept!.id] })
    assert.lengthOf(await rowsOf(other.centre, 'absence_alerts'), 0)
    assert.lengthOf(await subjects(other.centre), 0)
  })

  test('the history of a mark tells when guardians were told, and of the correction', async ({
    client,
    assert,
  }) => {
    const { centre, session, child } = await family()
    await marked(centre, session, [absent(child)])
    freezeClock('2026-11-25T13:25Z')
    await writeLetters()
    const { visitor } = await office(client, centre)
    const told = async () =>
      (
        await visitor.get(`/admin/class-sessions/${session}/students/${child}/attendance-marks`)
      ).body()
    assert.containsSubset(await told(), [
      { told_at: '2026-11-25T13:25:00.000Z', corrected_at: null },
    ])
    freezeClock('2026-11-25T13:40Z')
    await marked(centre, session, [present(child)])
    await writeLetters()
    assert.containsSubset(await told(), [
      { told_at: null },
      { told_at: '2026-11-25T13:25:00.000Z', corrected_at: '2026-11-25T13:40:00.000Z' },
    ])
  })
})
