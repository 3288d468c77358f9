import { makeUpQuery } from '#app/admin/make_ups/make_up_query'
import { namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { makeUpSource } from '#domain/attendance/make_ups/queries/list_make_ups'
import type { SessionTold } from '#domain/attendance/make_ups/queries/told_make_up'
import { shownAt } from '#domain/shared/time/zone_offsets'

export default exportedSource(makeUpSource, {
  query: (ctx) => makeUpQuery(ctx),
  columns: [
    ...(['student_number', 'student_id', 'state', 'cause', 'missed_on', 'missed'] as const),
    ...(['expires_on', 'booked_on', 'booked', 'reason'] as const),
  ],
  worded: ['state', 'cause'],
  cells({ locale }) {
    const day = (session: SessionTold | null) =>
      session && shownAt(session.time_zone, new Date(session.starts_at)).slice(0, 10)
    const name = ({ title, group, student }: SessionTold) =>
      title ??
      (group
        ? namedIn(locale, group.title_en, group.title_ar)
        : student && namesOf(locale, student))
    return {
      student_number: ({ student }) => student.number,
      student_id: ({ student }) => namesOf(locale, student),
      missed_on: ({ missed }) => day(missed),
      missed: ({ missed }) => name(missed),
      booked_on: ({ booked }) => day(booked),
      booked: ({ booked }) => booked && name(booked),
    }
  },
})
