import { homeworks, lessons, reminders } from '#database/seeders/demo/data/attendance_words'
import type { World } from '#database/seeders/demo/world'

/** As far back as anybody opens them, in days. */
const days = 21
const [noted, remembered, withHomework] = [0.7, 0.4, 0.5]

/** What instructors wrote of the lessons of the last weeks; some homework is due in the days to come. */
export function inventLessonNotes(world: World, sessions: Record<string, unknown>[]) {
  const { chance } = world
  for (const { id, status, starts_at, ends_at, type } of sessions) {
    const day = world.dayAt(starts_at as string)
    if (status !== 'completed' || type === 'event' || world.daysTo(day) < -days) continue
    if (!chance.happens(noted)) continue
    const isSet = chance.happens(withHomework)
    world.add('lesson_notes', {
      ...{ session_id: id, shared_notes: chance.pick(lessons) },
      internal_notes: chance.happens(remembered) ? chance.pick(reminders) : null,
      homework: isSet ? chance.pick(homeworks) : null,
      homework_due_on: isSet ? world.day(chance.integer(2, 7), day) : null,
      ...{ created_at: ends_at, updated_at: ends_at },
    })
  }
}
