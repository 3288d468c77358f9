import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MakeUpChoice } from '#domain/attendance/make_ups/queries/make_up_choices'
import type { Against } from '#domain/scheduling/free_slots/rules/obstacles'

interface Slot {
  date: string
  starts: string
  instructor_id: string
  room_id: string | null
}

export default class MakeUpChoiceTransformer extends BaseTransformer<MakeUpChoice> {
  toObject() {
    const { starts_at, ends_at, seats_left, warnings } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'time_zone',
        'title',
        'is_same_level',
        'group',
        'instructor',
        'room',
      ]),
      /** Null at a free time. */
      seats_left: seats_left as number | null,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      warnings: warnings.map((one) => ({ ...one, is_confirmed: false })),
      /** What speaks against a free time and doesn't rule it out. */
      against: [] as Against[],
      /** A free time, in which no session is yet. */
      slot: null as Slot | null,
    }
  }
}
