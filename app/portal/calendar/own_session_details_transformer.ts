import { BaseTransformer } from '@adonisjs/core/transformers'
import { seatsOf, studentsAway, teachersAway, toldDetails } from '#core/calendar/told_details'
import { lessonOf, sharedOf } from '#core/lesson_notes/told_lesson'
import type { ReadOwnSession } from '#domain/scheduling/calendar/own/read_own_session'

/** Nothing of the office's: no reasons, no internal notes, and to families no student but their own. */
export default class OwnSessionDetailsTransformer extends BaseTransformer<ReadOwnSession> {
  toObject() {
    const { person, session, children } = this.resource
    return {
      ...toldDetails(this.resource),
      student: session.student,
      children,
      shared: sharedOf(session),
      teaching: person.type === 'instructor' ? this.#teaching(person.id) : null,
    }
  }

  #teaching(id: string) {
    return {
      seats: seatsOf(this.resource),
      lesson: lessonOf(this.resource.session),
      absences: teachersAway(this.resource).filter((one) => one.id === id),
      students_away: studentsAway(this.resource),
    }
  }
}
