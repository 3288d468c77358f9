import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { intlTag } from '#core/languages/locale'
import { isolated, namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import {
  type NamedSession,
  namedSessions,
} from '#domain/scheduling/class_sessions/queries/named_sessions'
import { readStatements } from '#domain/shared/data/database'
import { timeStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'

/** One session as a sentence names it, or all of them where they have one name. */
export async function sessionWords(ctx: HttpContext, ids: string[]) {
  const found = await readStatements(ctx.tenant.id, () => namedSessions(ids))
  const [only, ...others] = found
  const names = new Set(others.length ? found.map((one) => calledIn(ctx, one)) : [])
  const name = others.length === 0 ? only && nameOf(ctx, only) : names.size === 1 && [...names][0]
  const { room = null, instructor = null } = only ?? {}
  return {
    name: name ? isolated(name) : null,
    when: only ? isolated(momentOf(ctx, only.starts_at, only.time_zone)) : '',
    room: room && isolated(namedIn(ctx.locale, room.name_en, room.name_ar) ?? room.code),
    instructor: instructor && isolated(namesOf(ctx.locale, instructor)),
  }
}

type Called = Pick<NamedSession, 'title' | 'group' | 'student'>

/** By its own title, its group or its student, where those may be named; else by what it is. */
export const nameOf = (ctx: HttpContext, session: Called & { type?: string }) =>
  calledIn(ctx, session) ?? ctx.i18n.t(`sessions.type.${session.type ?? 'event'}`)

function calledIn(ctx: HttpContext, { title, group, student }: Called) {
  const { locale } = ctx
  if (title) return title
  if (group) return namedIn(locale, group.title_en, group.title_ar) ?? group.code
  return student && mayNameStudents(ctx) ? namesOf(locale, student) : null
}

/** Its day and time on the clocks where it is held. */
export const momentOf = ({ locale, tenant, principal }: HttpContext, at: Date, timeZone: string) =>
  momentWriter(intlTag(locale, tenant, principal), {
    ...timeStyle,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).writeInSentence(at)
