import {
  accountChanged,
  invitationAccepted,
  numberPatternsChosen,
  requestDeclined,
  requestsWait,
  roleChanged,
} from '#domain/access/events'
import { type AccountMail, urgencyOf } from '#domain/access/links/account_mail'
import { NotifyDeciders } from '#domain/access/requests/actions/notify_deciders'
import { NotifyHolders } from '#domain/access/roles/actions/notify_holders'
import { followAbsences } from '#domain/attendance/absence_alerts/follow_absences'
import { absenceReported, attendanceMarked } from '#domain/attendance/events'
import { followCallOffs } from '#domain/attendance/marking/follow_call_offs'
import { followMoved } from '#domain/attendance/marking/follow_moved'
import { followTurned } from '#domain/attendance/marking/marks_of_turned_sessions'
import { followMarks } from '#domain/attendance/make_ups/follow_marks'
import { followSessions } from '#domain/attendance/make_ups/follow_sessions'
import {
  giveSeatsOfGroupUp,
  giveSeatsUp,
  seatsWouldEnd,
  takeSeatsAgain,
  takeSeatsOfGroupAgain,
  tiedBySeats,
} from '#domain/attendance/make_ups/seats_of_leaving_students'
import { openDocumentsOf } from '#domain/billing/documents/open_documents_of'
import { billsSessions } from '#domain/billing/queries/bills_sessions'
import { lastBilledDay } from '#domain/billing/queries/last_billed_day'
import { keepSecondPayer } from '#domain/billing/second_payers/keep_second_payer'
import { patternInUse } from '#domain/billing/queries/pattern_in_use'
import {
  absenceDecided,
  absenceTakenBack,
  peopleLeaving,
  peopleLeft,
  peopleReturned,
  peopleTied,
  studentFitChanged,
} from '#domain/people/events'
import type { AbsenceReportMail } from '#domain/attendance/queries/find_absence_report'
import type { AbsenceMail } from '#domain/people/instructors/queries/find_decided_absence'
import { keepBegunSessions } from '#domain/scheduling/class_sessions/attendance_of_begun_sessions'
import { addressLater } from '#domain/scheduling/class_sessions/announcing/address_announcement'
import { tellOfEnd } from '#domain/scheduling/class_sessions/announcing/tell_of_end'
import { followGroup } from '#domain/scheduling/class_sessions/sessions_of_group'
import { groupsMet } from '#domain/scheduling/class_sessions/groups_met_today'
import {
  giveSessionsBack,
  leaveSessions,
  sessionsWouldLack,
  tiedBySessions,
} from '#domain/scheduling/class_sessions/sessions_of_instructors'
import {
  bringSessionsBack,
  endSessions,
  sessionsWouldEnd,
  tiedByOwnSessions,
} from '#domain/scheduling/class_sessions/sessions_of_leaving_students'
import {
  moveSessions,
  sessionsWouldMove,
} from '#domain/scheduling/class_sessions/sessions_of_moved_group'
import {
  leaveUsualRoom,
  patternWouldLack,
} from '#domain/scheduling/patterns/pattern_of_moved_group'
import {
  sessionServiceChosen,
  sessionsAnnounced,
  sessionsMoved,
  sessionsTurned,
  substitutionOffered,
} from '#domain/scheduling/events'
import type { SubstitutionMail } from '#domain/scheduling/substitution/queries/find_offer_letter'
import type { EventKind, Happened } from '#domain/shared/events/event'
import { atOnce, byMail, later, type Reaction } from '#domain/shared/events/reaction'
import {
  giveBack,
  letGo,
  tiedByGroups,
  whatWouldFollow,
} from '#domain/teaching/departures/departures'
import { onStudentFitChanged } from '#domain/teaching/enrolments/on_student_fit_changed'
import type { SeatMail } from '#domain/teaching/enrolments/offer_seats'
import {
  attendanceSwitched,
  enrolmentFollowed,
  groupEnding,
  groupMoved,
  groupMoving,
  groupStepped,
  placeLeft,
  placesEnding,
  placesTaken,
  seatOffered,
  termsWithdrawing,
} from '#domain/teaching/events'

const letter = <About extends object>(
  event: EventKind<About>,
  name: string,
  write: (
    about: About,
    happened: Happened
  ) => AccountMail | SeatMail | AbsenceMail | AbsenceReportMail | SubstitutionMail
) => byMail(event, name, { letter: write, priorityOf: urgencyOf })

/**
 * Who reacts to what, of all contexts (docs/adr/0040-contexts-react.md). Names are kept in the
 * queue: one that is renamed leaves the jobs of before without a reaction.
 */
export const reactions: readonly Reaction[] = [
  letter(accountChanged, 'notice', ({ userId, change, toFormerAddress }, { at }) => ({
    mail: 'notice',
    userId,
    event: change,
    at,
    toFormerAddress,
  })),
  letter(invitationAccepted, 'accepted_letter', (about) => ({
    mail: 'invitation_accepted',
    ...about,
  })),
  letter(requestDeclined, 'declined_letter', (about) => ({ mail: 'declined', ...about })),
  later(requestsWait, 'tell_deciders', {
    job: (about) => about,
    run: (job) => new NotifyDeciders().execute(job),
  }),
  later(roleChanged, 'tell_holders', {
    job: ({ auditId }) => ({ eventId: auditId }),
    run: (job) => new NotifyHolders().execute(job),
  }),
  atOnce(numberPatternsChosen, 'pattern_in_use', patternInUse),
  atOnce(peopleLeaving, 'foresee_departure', whatWouldFollow),
  atOnce(peopleLeaving, 'foresee_sessions', sessionsWouldLack),
  atOnce(peopleLeaving, 'foresee_ended_sessions', sessionsWouldEnd),
  atOnce(peopleLeaving, 'foresee_guest_seats', seatsWouldEnd),
  atOnce(peopleLeaving, 'foresee_open_documents', openDocumentsOf),
  atOnce(peopleTied, 'tied_by_groups', tiedByGroups),
  atOnce(peopleTied, 'tied_by_sessions', tiedBySessions),
  atOnce(peopleTied, 'tied_by_own_sessions', tiedByOwnSessions),
  atOnce(peopleTied, 'tied_by_guest_seats', tiedBySeats),
  atOnce(peopleLeft, 'end_enrolments', letGo),
  atOnce(peopleLeft, 'leave_sessions', leaveSessions),
  atOnce(peopleLeft, 'end_sessions', endSessions),
  atOnce(peopleLeft, 'give_guest_seats_up', giveSeatsUp),
  atOnce(peopleReturned, 'give_enrolments_back', giveBack),
  atOnce(peopleReturned, 'give_sessions_back', giveSessionsBack),
  atOnce(peopleReturned, 'bring_sessions_back', bringSessionsBack),
  atOnce(peopleReturned, 'take_guest_seats_again', takeSeatsAgain),
  letter(absenceDecided, 'absence_letter', (about) => ({ mail: 'absence_decided', ...about })),
  letter(absenceTakenBack, 'absence_taken_back_letter', (about) => ({
    mail: 'absence_taken_back',
    ...about,
  })),
  letter(absenceReported, 'absence_report_letter', (about) => ({
    mail: 'absence_report',
    ...about,
  })),
  letter(substitutionOffered, 'substitution_letter', (about) => ({
    mail: 'substitution_offer',
    ...about,
  })),
  atOnce(studentFitChanged, 'student_fit_changed', onStudentFitChanged),
  atOnce(placesEnding, 'groups_met_today', groupsMet),
  atOnce(placeLeft, 'give_guest_seats_of_group_up', giveSeatsOfGroupUp),
  atOnce(termsWithdrawing, 'last_billed_day', lastBilledDay),
  atOnce(enrolmentFollowed, 'keep_second_payer', keepSecondPayer),
  atOnce(placesTaken, 'take_guest_seats_of_group_again', takeSeatsOfGroupAgain),
  letter(seatOffered, 'seat_letter', (about) => ({ mail: 'seat_offer', ...about })),
  atOnce(groupEnding, 'tell_of_group_end', tellOfEnd),
  atOnce(groupStepped, 'sessions_of_group', followGroup),
  atOnce(attendanceSwitched, 'keep_begun_sessions', keepBegunSessions),
  atOnce(groupMoving, 'foresee_moved_sessions', sessionsWouldMove),
  atOnce(groupMoving, 'foresee_usual_room', patternWouldLack),
  atOnce(groupMoved, 'move_sessions', moveSessions),
  atOnce(groupMoved, 'leave_usual_room', leaveUsualRoom),
  atOnce(attendanceMarked, 'make_ups_of_marks', followMarks),
  atOnce(attendanceMarked, 'alert_guardians', followAbsences),
  atOnce(sessionsMoved, 'marks_of_moved_sessions', followMoved),
  atOnce(sessionsTurned, 'marks_of_sessions', followTurned),
  atOnce(sessionsTurned, 'call_offs_of_sessions', followCallOffs),
  atOnce(sessionsTurned, 'make_ups_of_sessions', followSessions),
  atOnce(sessionServiceChosen, 'bills_sessions', billsSessions),
  later(sessionsAnnounced, 'address_announcement', {
    job: (about) => about,
    run: addressLater,
  }),
]
