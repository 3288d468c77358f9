import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { blanksAsNull } from '#app/admin/free_slots/blanks_as_null'
import { partyOf } from '#app/admin/free_slots/free_slot_form'
import { busyWeekValidator } from '#app/admin/free_slots/free_slot_validator'
import { type BusyWindow, busyWeek } from '#domain/scheduling/free_slots/busy_week'
import { readStatements } from '#domain/shared/data/database'

/** When the chosen instructor and room are taken; nothing of a form whose choices can't be used. */
export default class BusyWeeksController {
  async show(ctx: HttpContext): Promise<{ busy: BusyWindow[] }> {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('index')
    const data = blanksAsNull(ctx.request.qs())
    const [problem, form] = await ctx.request.tryValidateUsing(busyWeekValidator, { data })
    if (problem || (!form.instructor_id && !form.room_id)) return { busy: [] }
    const { from, weeks, instructor_id: instructor, room_id: room } = form
    const meeting = {
      ...partyOf(ctx, form),
      instructor: instructor ? { id: instructor } : ('none' as const),
      room: room ? { id: room } : ('none' as const),
    }
    const busy = await readStatements(ctx.tenant.id, () => busyWeek(meeting, { from, weeks }))
    return { busy: busy.ok ? busy.value : [] }
  }
}
