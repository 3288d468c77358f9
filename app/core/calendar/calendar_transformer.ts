import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Calendar } from '#domain/scheduling/calendar/read_calendar'

/**
 * The sessions of some days, in order. Whoever meets stands once in an array of their kind, and a session tells their place
 * there; what is null or false is left out.
 */
export default class CalendarTransformer extends BaseTransformer<Calendar> {
  toObject() {
    const { zone, sessions, parties, branches, background } = this.resource
    const { groups, courses, students, instructors, rooms } = parties
    const place = {
      group: placesOf(groups),
      course: placesOf(courses),
      student: placesOf(students),
      instructor: placesOf(instructors),
      room: placesOf(rooms),
      branch: placesOf(branches),
    }
    const studentsAt = (ids: string[] = []) =>
      ids.length ? ids.map((id) => place.student(id)!) : undefined
    const assistants = Map.groupBy(this.resource.assisting, ({ session_id: of }) => of)
    return {
      zone,
      sessions: sessions.map((one) => ({
        id: one.id,
        type: one.type,
        status: one.status,
        version: one.version,
        starts_at: withoutFractions(one.starts_at),
        minutes: (+one.ends_at - +one.starts_at) / 60_000,
        time_zone: one.time_zone === zone ? undefined : one.time_zone,
        group: place.group(one.group_id),
        student: place.student(one.student_id),
        instructor: place.instructor(one.instructor_id),
        room: place.room(one.room_id),
        branch: place.branch(one.branch_id),
        assistants: assistants
          .get(one.id)
          ?.map(({ instructor_id: id }) => place.instructor(id))
          .filter((at) => at !== undefined),
        children: studentsAt(one.children),
        frozen: studentsAt(one.frozen),
        absent: studentsAt(one.absent),
        title: one.title ?? undefined,
        is_online: one.is_online || undefined,
        is_of_series: one.is_of_series || undefined,
        is_clashing: one.is_clashing || undefined,
        is_unstaffed: one.is_unstaffed || undefined,
      })),
      groups: groups.map(({ course_id: course, ...group }) => ({
        ...group,
        course: place.course(course),
      })),
      courses,
      students,
      instructors,
      rooms: rooms.map(({ branch_id: branch, ...room }) => ({
        ...room,
        branch: place.branch(branch),
      })),
      branches: branches.map(({ id, name_en, name_ar }) => ({ id, name_en, name_ar })),
      background: {
        holidays: background.holidays.map((one) => ({
          id: one.id,
          name_en: one.name_en,
          name_ar: one.name_ar,
          starts_on: one.startsOn,
          ends_on: one.endsOn,
          branch: place.branch(one.branchId),
        })),
        timings: background.timings.map((one) => ({
          name_en: one.name_en,
          name_ar: one.name_ar,
          starts_on: one.starts_on,
          ends_on: one.ends_on,
          branch: place.branch(one.branchId),
        })),
        open: background.open,
        absences: background.absences.map((one) => ({
          instructor: place.instructor(one.instructorId),
          starts_at: withoutFractions(one.startsAt),
          ends_at: withoutFractions(one.endsAt),
          is_asked_for: one.isAskedFor || undefined,
        })),
        closures: background.closures.map((one) => ({
          room: place.room(one.roomId),
          starts_on: one.starts_on,
          ends_on: one.ends_on ?? undefined,
        })),
      },
    }
  }
}

function placesOf(all: { id: string }[]) {
  const places = new Map(all.map(({ id }, at) => [id, at]))
  return (id: string | null) => (id === null ? undefined : places.get(id))
}

const withoutFractions = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`
