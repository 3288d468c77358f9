import type { Infer } from '@vinejs/vine/types'
import type { bookingPreviewValidator } from '#app/admin/make_ups/make_up_validator'
import type { OneToOneSlot } from '#domain/attendance/make_ups/actions/book_one_to_one'

type Slot = NonNullable<Infer<typeof bookingPreviewValidator>['slot']>

export const slotOf = (slot: Slot): OneToOneSlot => ({
  ...{ date: slot.date, starts: slot.starts },
  ...{ instructorId: slot.instructor_id, roomId: slot.room_id ?? null },
})
