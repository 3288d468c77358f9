import type MakeUpChoiceTransformer from '#core/make_ups/make_up_choice_transformer'
import {
  againstSlot,
  type OneToOneSlots,
  startOf,
} from '#domain/attendance/make_ups/queries/one_to_one_slots'
import { minutesAfter } from '#domain/shared/time/wall_clock_instant'

/** As many are proposed. */
const most = 20

type Choice = ReturnType<MakeUpChoiceTransformer['toObject']>

/** Free times, told as sessions that are there already are. */
export const oneToOneChoices = ({ slots, zone, minutes }: OneToOneSlots): Choice[] =>
  slots.slice(0, most).map((slot) => {
    const { date, starts, instructor, room } = slot
    const begin = startOf(zone, { date, starts })
    return {
      ...{ id: `${date} ${starts}`, time_zone: zone, title: null, group: null },
      ...{ seats_left: null, is_same_level: false },
      starts_at: begin.toISOString(),
      ends_at: minutesAfter(begin, minutes).toISOString(),
      against: againstSlot(slot),
      warnings: [],
      instructor: instructor && { ...instructor.person, id: instructor.id },
      room: room && { id: room.id, code: room.code, name_en: room.name_en, name_ar: room.name_ar },
      slot: { date, starts, instructor_id: instructor!.id, room_id: room?.id ?? null },
    }
  })
