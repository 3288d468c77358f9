import { isOver } from '#domain/attendance/rules/make_up_expiry'
import type { AttendanceEvent } from '#domain/attendance/rules/outcome'
import type { Standing } from '#domain/shared/choices/attendance'
import type { BookingEnd, MakeUpState } from '#domain/shared/choices/make_ups'

interface Freed {
  isOwed: boolean
  expiresOn: string | null
  today: string
}

/** What a credit is once its booking is gone. */
export function freedState({ isOwed, expiresOn, today }: Freed): MakeUpState {
  if (!isOwed) return 'withdrawn'
  return isOver(expiresOn, today) ? 'expired' : 'available'
}

/** Why a guest's booking ends with how they were marked; null: it is used, also by who stayed away without a word in time. */
export function endOf(marked: { standing: Standing; event: AttendanceEvent }): BookingEnd | null {
  if (marked.standing !== 'guest') return 'own_seat'
  return marked.event === 'excused' ? 'notice' : null
}
