import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type {
  freeSlotValidator,
  sessionChoiceValidator,
} from '#app/admin/free_slots/free_slot_validator'
import type { Wish } from '#domain/scheduling/free_slots/facts/slot_facts'
import type { SlotQuestion } from '#domain/scheduling/free_slots/find_free_slots'

type Form = Infer<typeof freeSlotValidator>

type Party = Pick<Infer<typeof sessionChoiceValidator>, (keyof Form & `${string}_id`) | 'scope'>

export const partyOf = ({ tenant }: HttpContext, form: Party) => ({
  zone: tenant.timezone,
  weekStart: tenant.weekStart,
  groupId: form.group_id ?? null,
  studentId: form.student_id ?? null,
  branchId: form.branch_id ?? null,
  moved: form.session_id ? { sessionId: form.session_id, scope: form.scope ?? 'this' } : null,
})

export function questionOf(ctx: HttpContext, form: Form): SlotQuestion {
  const { minutes, from, until, earliest, latest, weekdays = [], repeats = 'once' } = form
  return {
    meeting: {
      ...partyOf(ctx, form),
      instructor: wishOf(form.instructor),
      room: wishOf(form.room),
    },
    search: { minutes, from, until, earliest, latest, weekdays, repeats, near: form.near ?? null },
    isForAllStudents: form.all_students ?? true,
    followsTimings: form.follows_timings ?? false,
  }
}

const wishOf = (given = 'any'): Wish =>
  given === 'any' || given === 'none' ? given : { id: given }
