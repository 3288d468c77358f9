import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundSlot, FoundSlots } from '#domain/scheduling/free_slots/find_free_slots'

/** Each slot with whom and where, and why just them. */
export default class FreeSlotsTransformer extends BaseTransformer<FoundSlots> {
  toObject() {
    const { slots, hasMore, students, studentsCheck, zone } = this.resource
    return {
      students,
      students_check: studentsCheck,
      time_zone: zone,
      has_more: hasMore,
      slots: slots.map(slotOf),
    }
  }
}

const slotOf = (slot: FoundSlot) => ({
  date: slot.date,
  weekday: slot.weekday,
  starts: slot.starts,
  times: slot.times,
  retimed: slot.retimed,
  held: slot.held,
  is_best: slot.isBest,
  is_usual_time: slot.isUsualTime,
  students_elsewhere: slot.studentsElsewhere,
  against: slot.against,
  more_instructors: slot.moreInstructors,
  more_rooms: slot.moreRooms,
  instructor: slot.instructor && {
    person: slot.instructor.person,
    is_own: slot.instructor.isOwn,
    teaches_subject: slot.instructor.teachesIt,
    works_then:
      slot.instructor.hours.length > 0 &&
      slot.instructor.against.every(({ kind }) => kind !== 'hours'),
    against: slot.instructor.against,
    caveats: slot.instructor.caveats,
  },
  room: slot.room && {
    id: slot.room.id,
    code: slot.room.code,
    name_en: slot.room.name_en,
    name_ar: slot.room.name_ar,
    capacity: slot.room.capacity,
    is_usual: slot.room.isUsual,
    against: slot.room.against,
    caveats: slot.room.caveats,
  },
})
