import type { HttpContext } from '@adonisjs/core/http'
import type { Audience } from '#domain/scheduling/class_sessions/announcing/audience'
import { namedStudents } from '#domain/scheduling/class_sessions/queries/named_students'

/** Names whom no letter reaches to whoever may see students and who is in a group; of other branches they are only counted. */
export async function shownAudience({ auth, locale }: HttpContext, audience: Audience | null) {
  if (!audience) return null
  const { unreached, ...counts } = audience
  const user = auth.getUserOrFail()
  const maySee = user.may('admin.students.index') && user.may('admin.enrolments.index')
  const isNamed = maySee && unreached.length > 0
  return { ...counts, unreached: isNamed ? await namedStudents(unreached, locale) : [] }
}
