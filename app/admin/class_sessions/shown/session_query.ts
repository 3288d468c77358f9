import type { HttpContext } from '@adonisjs/core/http'
import { ListQuery } from '#core/lists/list_query'
import { classSessionList } from '#domain/scheduling/class_sessions/queries/list_class_sessions'

export const mayNameStudents = ({ auth }: HttpContext) =>
  auth.getUserOrFail().may('admin.students.index')

const maySeeAttendance = ({ auth }: HttpContext) =>
  auth.getUserOrFail().may('admin.attendance.index')

function withoutUnmarked<Asked extends Record<string, unknown>>(asked: Asked) {
  const only = [asked.only].flat().flatMap((some) => String(some ?? '').split(','))
  return { ...asked, only: only.filter((some) => some !== 'unmarked') }
}

/**
 * A filter by students names them and tells their groups, and so do words that only a student's name has:
 * to whoever may not see students they are nothing.
 */
export const sessionQuery = (ctx: HttpContext, asked = ctx.request.qs()) => {
  const namesStudents = mayNameStudents(ctx)
  const readable = namesStudents ? asked : { ...asked, student: [] }
  const query = new ListQuery(
    classSessionList,
    maySeeAttendance(ctx) ? readable : withoutUnmarked(readable)
  )
  query.filter.withholdsNames = !namesStudents
  return query
}
