import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

/** Who picked a child up, undone and not: a guardian, somebody of the list, and somebody else. */
export async function furnish(centre: Centre) {
  const [user] = await rowsOf(centre, 'users')
  const [session] = await rowsOf(centre, 'class_sessions', { student_id: null })
  const [student] = await rowsOf(centre, 'students')
  const [guardian] = await rowsOf(centre, 'guardians')
  const [person, at] = [uuid(), '2026-09-07T14:00Z']
  await insert(centre, 'pickup_people', {
    ...{ id: person, student_id: student.id, name: 'Driver', phone: '0501234567' },
    ...{ added_by: user.id, added_at: at, removed_by: user.id, removed_at: at },
  })
  const of = { session_id: session.id, student_id: student.id }
  const undone = { undone_by: user.id, undone_at: at }
  for (const by of [
    { guardian_id: guardian.id, ...undone },
    { person_id: person, ...undone },
    { name: 'Neighbour', reason: 'The mother called' },
  ]) {
    const made = { id: uuid(), picked_up_at: at, recorded_by: user.id }
    await insert(centre, 'pickups', { ...of, ...made, ...by })
  }
}
