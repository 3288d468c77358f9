import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Pattern } from '#domain/scheduling/patterns/queries/find_pattern'
import type { patternRooms } from '#domain/scheduling/patterns/queries/pattern_choices'
import type { ScheduledWeek } from '#domain/scheduling/patterns/rules/scheduled_week'
import { windowOf } from '#domain/scheduling/patterns/rules/week_slots'
import type { WeekWindow } from '#domain/shared/time/week_windows'

type Shown = Pattern & {
  rooms: Awaited<ReturnType<typeof patternRooms>>
  opening: WeekWindow[]
  /** At what times it is scheduled already; null of a group that has a pattern. */
  scheduled: ScheduledWeek | null
}

export default class GroupPatternTransformer extends BaseTransformer<Shown> {
  toObject() {
    const { version, room, rooms, opening, slots, scheduled } = this.resource
    return {
      ...{ version, room, rooms, opening },
      slots: slots.map(windowOf),
      scheduled: scheduled && {
        room_id: scheduled.roomId,
        slots: scheduled.slots.map(windowOf),
      },
    }
  }
}
