import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PatternSource } from '#domain/scheduling/patterns/queries/pattern_choices'
import { windowOf } from '#domain/scheduling/patterns/rules/week_slots'

export default class PatternSourceTransformer extends BaseTransformer<PatternSource> {
  toObject() {
    const { id, code, en, ar, room_id, is_same_course, slots } = this.resource
    return { id, code, en, ar, room_id, is_same_course, slots: slots.map(windowOf) }
  }
}
