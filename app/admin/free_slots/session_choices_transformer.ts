import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SessionChoice, SessionChoices } from '#domain/scheduling/free_slots/session_choices'

/** Those that anything speaks against, by their ids; `times` is how many dates were looked at. */
export default class SessionChoicesTransformer extends BaseTransformer<SessionChoices> {
  toObject() {
    const { times, isPart, instructors, rooms } = this.resource
    return { times, is_part: isPart, instructor: hindered(instructors), room: hindered(rooms) }
  }
}

const hindered = (choices: SessionChoice[]) =>
  choices
    .filter(({ hindrances, caveats }) => hindrances.length || caveats.length)
    .map(({ id, hindrances, caveats }) => ({ id, hindrances, caveats }))
