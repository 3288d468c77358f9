import { BaseTransformer } from '@adonisjs/core/transformers'
import ClassSessionTransformer from '#app/admin/class_sessions/class_session_transformer'
import { seatsOf, studentsAway, teachersAway, toldDetails } from '#core/calendar/told_details'
import type { SessionDetails } from '#domain/scheduling/calendar/details/session_details'

type Known = { students: boolean; enrolments: boolean }

/** As the office sees it, and as a dialog that changes it asks for it; students are named to whoever may see them. */
export default class SessionDetailsTransformer extends BaseTransformer<SessionDetails> {
  constructor(
    details: SessionDetails,
    private known: Known
  ) {
    super(details)
  }

  toObject() {
    const { session } = this.resource
    const { students, enrolments } = this.known
    const told = toldDetails(this.resource)
    return {
      ...told,
      ...new ClassSessionTransformer(session).toObject(),
      online_url: told.online_url,
      student: students ? session.student : null,
      seats: seatsOf(this.resource),
      away: {
        instructors: teachersAway(this.resource),
        students: students && enrolments ? studentsAway(this.resource) : null,
      },
    }
  }
}
