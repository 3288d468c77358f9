import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor } from '#tests/helpers/people/instructors'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'

const list = '/admin/class-sessions'
const monday = ['2026-09-14T14:00Z', '2026-09-14T15:00Z'] as const
const sessions = [
  'admin.sessions.index',
  'admin.sessions.create',
  'admin.sessions.update',
  'admin.exports.index',
  'admin.audit.index',
] as const

type Entry = { subject: { id: string } }

test.group('A student taught alone', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('T8 is named on no page, in no answer and by no search of sessions to who may not see students', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const { id: student } = await createStudent(centre, {
      firstName: 'Zubaida',
      lastName: 'Quraishi',
    })
    const { id: instructor } = await createInstructor(centre)
    const meeting = { student_id: student, instructor_id: instructor, type: 'regular' }
    const id = await writeSession(centre, ...monday, meeting)
    const row = (await visitor.visit(`${list}/${id}`)).body().props.session
    await visitor.put(`${list}/${id}`, {
      version: row.version,
      date: '2026-09-14',
      starts: '17:30',
      minutes: 60,
    })
    await insert(centre, 'audit_events', {
      id: uuid(),
      action: 'sessions.create',
      subject_type: 'class_session',
      subject_id: id,
      after: JSON.stringify({ student_id: student }),
    })
    const form = {
      title: 'Choir',
      type: 'event',
      repeats: 'once',
      starts_on: '2026-09-14',
      slots: [{ starts: '17:30', minutes: 60 }],
      instructor_id: instructor,
    }
    const answersOf = async (who: typeof visitor) => ({
      list: await who.visit(list),
      found: await who.visit(`${list}?q=zubaida`),
      page: await who.visit(`${list}/${id}`),
      activity: await who.visit(`${list}/${id}?tab=activity`),
      plan: await who.post('/admin/session-previews', { ...form, series_id: uuid() }),
      export: await who.get('/admin/class-session-exports?format=csv'),
    })
    const texts = (answers: Awaited<ReturnType<typeof answersOf>>) =>
      Object.entries(answers).map(
        ([name, answer]) => [name, answer.status(), answer.text()] as const
      )

    const trailOf = async (who: typeof visitor) => {
      const entries: Entry[] = (await who.visit('/admin/audit')).body().props.entries
      return JSON.stringify(entries.filter(({ subject }) => subject.id === id))
    }

    const named = await answersOf(visitor)
    assert.lengthOf(named.found.body().props.sessions.rows, 1)
    assert.include(named.plan.text(), 'Zubaida')
    assert.include(await trailOf(visitor), student)

    const reader = await clerk(client, centre, [...sessions])
    const withheld = await answersOf(reader)
    for (const [name, status, text] of texts(withheld)) {
      assert.isBelow(status, 400, name)
      assert.notInclude(text, 'Zubaida', name)
      assert.notInclude(text, student, name)
    }
    assert.lengthOf(withheld.list.body().props.sessions.rows, 1)
    assert.isEmpty(withheld.found.body().props.sessions.rows)
    const trail = await trailOf(reader)
    assert.include(trail, 'sessions.create')
    assert.notInclude(trail, student)
    assert.isNotEmpty(withheld.plan.body().plan.sessions[0].clashes)
  })
})
