import type { HttpContext } from '@adonisjs/core/http'
import { v7 as uuid } from 'uuid'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { branchChoices } from '#core/branches/branch_choices'
import type { Tenant } from '#domain/access/centre/tenant'
import { sessionServices } from '#domain/billing/queries/service_choices'
import { meetingOptions } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { findPattern } from '#domain/scheduling/patterns/queries/find_pattern'
import { readStatements } from '#domain/shared/data/database'
import type { ActivityRow } from '#domain/shared/records/record_activity'
import { today } from '#domain/shared/time/clock'
import { isUuid } from '#domain/shared/text/is_uuid'

type Kept = { kept: string[]; mayName: boolean }

/** The people and rooms that a form or filter offers, and that a trail names; students only to whoever may see them. */
export const meetingChoices = async (tenant: Tenant, { kept, mayName }: Kept) => ({
  ...(await readStatements(tenant.id, () => meetingOptions({ kept, mayName }))),
  branch: await branchChoices(tenant),
  service: await readStatements(tenant.id, () => sessionServices(kept)),
})

/** The initial values of the form, as a page or a dialog. */
export const blankForm = async (ctx: HttpContext) => ({
  ...(await blankMeeting(ctx)),
  today: today(ctx.tenant.timezone),
  series_id: uuid(),
  may_clash: await ctx.bouncer.with(ClassSessionPolicy).allows('letClash'),
})

/** Of a group that was asked for, when and where it usually meets; or one student, an instructor or a room. */
async function blankMeeting(ctx: HttpContext) {
  const { tenant, request } = ctx
  const asked = request.qs()
  const mayName = mayNameStudents(ctx)
  const { group: groupId, instructor, room: roomId } = asked
  const wanted = [groupId, mayName && asked.student, instructor, roomId].filter(isId)
  const options = await meetingChoices(tenant, { kept: wanted, mayName })
  const among = (known: { id: string }[], id: unknown) =>
    known.find((one) => one.id === id)?.id ?? null
  const group = options.group.find(({ id }) => id === groupId)
  const begun = {
    options,
    group: group?.id ?? null,
    student: group ? null : among(options.student, asked.student),
    instructor: among(options.instructor, instructor),
    room: among(options.room, roomId),
  }
  if (!group) return { ...begun, pattern: null }
  const { room, slots } = await readStatements(tenant.id, () => findPattern(group.id))
  const usable = options.room.some(({ id }) => id === room?.id) ? room : null
  return { ...begun, pattern: { room_id: usable?.id ?? null, slots } }
}

const isId = (given: unknown): given is string => typeof given === 'string' && isUuid(given)

const fields = [
  ...['group_id', 'student_id', 'instructor_id', 'substitute_for', 'assistant_ids'],
  'room_id',
  'service_id',
]

/** Whom and what a trail names. */
export function namedIn(activity: ActivityRow[]): string[] {
  const sides = activity.flatMap(({ before, after }) => [before, after])
  const ids = sides.flatMap((side) => fields.flatMap((field) => side?.[field]))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
