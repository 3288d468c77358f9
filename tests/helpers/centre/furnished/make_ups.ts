import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const [session] = await rowsOf(centre, 'class_sessions')
  const [student] = await rowsOf(centre, 'students')
  const [user] = await rowsOf(centre, 'users')
  const [id, of] = [uuid(), { session_id: session.id, student_id: student.id }]
  const waiting = { seat_wanted_at: '2026-11-29T10:00Z', seat_wanted_by: user.id }
  const open = { cause: 'absence', state: 'available' }
  await insert(centre, 'make_up_credits', { id, ...of, ...open, ...waiting })
  const ended = { state: 'cancelled', ended_by: 'office', booked_by: user.id }
  await insert(centre, 'make_up_bookings', { id: uuid(), credit_id: id, ...of, ...ended })
}
