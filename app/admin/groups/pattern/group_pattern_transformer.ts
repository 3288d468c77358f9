import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Pattern } from '#domain/scheduling/patterns/queries/find_pattern'
import type { patternRooms } from '#domain/scheduling/patterns/queries/pattern_choices'
import { windowOf } from '#domain/scheduling/patterns/rules/week_slots'
import type { WeekWindow } from '#domain/shared/time/week_windows'

type Shown = Pattern & {
  rooms: Awaited<ReturnType<typeof patternRooms>>
  opening: WeekWindow[]
}

export default class GroupPatternTransformer extends BaseTransformer<Shown> {
  toObject() {
    const { version, room, rooms, opening, slots } = this.resource
    return { version, room, rooms, opening, slots: slots.map(windowOf) }
  }
}
