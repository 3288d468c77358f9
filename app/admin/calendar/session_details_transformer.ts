import { BaseTransformer } from '@adonisjs/core/transformers'
import { whatMayBe } from '#app/admin/class_sessions/class_session_transformer'
import { seatsOf, studentsAway, teachersAway, toldDetails } from '#core/calendar/told_details'
import type { SessionDetails } from '#domain/scheduling/calendar/details/session_details'

type Known = { students: boolean; enrolments: boolean }

/** As the office sees it; students are named to whoever may see them. */
export default class SessionDetailsTransformer extends BaseTransformer<SessionDetails> {
  constructor(
    details: SessionDetails,
    private known: Known
  ) {
    super(details)
  }

  toObject() {
    const { session } = this.resource
    const { student, notes, lesson_notes, cancel_reason } = session
    const { clash_reason, check_reason, checks_allowed } = session
    const { students, enrolments } = this.known
    return {
      ...toldDetails(this.resource),
      student: students ? student : null,
      seats: seatsOf(this.resource),
      ...{ notes, lesson_notes, cancel_reason, clash_reason, check_reason, checks_allowed },
      away: {
        instructors: teachersAway(this.resource),
        students: students && enrolments ? studentsAway(this.resource) : null,
      },
      may_be: whatMayBe(session),
    }
  }
}
