import type { PortalPerson } from '#domain/access/sessions/principal'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { sessionDetails } from '#domain/scheduling/calendar/details/session_details'
import { ownSession } from '#domain/scheduling/calendar/own/own_sessions'
import { whoseOf } from '#domain/scheduling/calendar/own/whose'
import type { Locale } from '#domain/shared/choices/locales'
import { isUuid } from '#domain/shared/text/is_uuid'

/** One session as one of somebody's own, with those of their students it is of; undefined if it is not theirs. */
export async function readOwnSession(person: PortalPerson, id: string, locale: Locale) {
  if (!isUuid(id)) return undefined
  const students = await ownStudents(person)
  const own = await ownSession(whoseOf(person, students), id)
  const details = own && (await sessionDetails(own.id, locale))
  if (!details) return undefined
  const children = students
    .filter((one) => own.students.includes(one.id))
    .map((one) => ({
      ...one,
      is_frozen: own.frozen.includes(one.id),
      is_absent: own.absent.includes(one.id),
    }))
  return { ...details, person, children }
}

export type ReadOwnSession = NonNullable<Awaited<ReturnType<typeof readOwnSession>>>
