import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MakeUpChoice } from '#domain/attendance/make_ups/queries/make_up_choices'

export default class MakeUpChoiceTransformer extends BaseTransformer<MakeUpChoice> {
  toObject() {
    const { startsAt, endsAt } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'time_zone',
        'title',
        'seats_left',
        'is_same_level',
        'group',
        'instructor',
        'room',
      ]),
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    }
  }
}
