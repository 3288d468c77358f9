import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const [session] = await rowsOf(centre, 'class_sessions')
  const [instructor] = await rowsOf(centre, 'instructors')
  const [user] = await rowsOf(centre, 'users')
  const { starts_at, ends_at } = session
  await insert(centre, 'substitution_offers', {
    ...{ session_id: session.id, instructor_id: instructor.id, absent_id: instructor.id },
    ...{ starts_at, ends_at, offered_by: user.id, offered_at: starts_at },
  })
}
