import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MakeUpChoice } from '#domain/attendance/make_ups/queries/make_up_choices'

interface Slot {
  date: string
  starts: string
  instructor_id: string | null
  room_id: string | null
}

export default class MakeUpChoiceTransformer extends BaseTransformer<MakeUpChoice> {
  toObject() {
    const { startsAt, endsAt, seats_left } = this.resource
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
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      /** A free time, in which no session is yet. */
      slot: null as Slot | null,
    }
  }
}
