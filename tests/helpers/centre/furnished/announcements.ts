import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const [session] = await rowsOf(centre, 'class_sessions')
  const id = uuid()
  const of = { announcement_id: id }
  await insert(centre, 'announcements', { id, act: 'cancel', told: '{instructors}' })
  const before = JSON.stringify({ status: 'scheduled' })
  await insert(centre, 'announced_sessions', { ...of, session_id: session.id, before })
  const told = { session_ids: `{${session.id}}`, student_ids: '{}' }
  for (const [table, column] of [
    ['instructors', 'instructor_id'],
    ['guardians', 'guardian_id'],
    ['students', 'student_id'],
  ] as const) {
    const [person] = await rowsOf(centre, table)
    await insert(centre, 'announcement_recipients', {
      ...of,
      ...told,
      id: uuid(),
      [column]: person.id,
    })
  }
}
