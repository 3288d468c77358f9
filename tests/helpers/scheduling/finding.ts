import {
  type FoundSlots,
  findFreeSlots,
  type SlotQuestion,
} from '#domain/scheduling/free_slots/find_free_slots'
import { readStatements } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'
import { zone } from '#tests/helpers/teaching/groups'

export interface Finding {
  meeting?: Partial<SlotQuestion['meeting']>
  search?: Partial<SlotQuestion['search']>
  isForAllStudents?: boolean
  followsTimings?: boolean
}

/** An hour on Monday 7 September 2026, from four to eight, unless it is said otherwise. */
export const find = (
  centre: Centre,
  { meeting = {}, search = {}, isForAllStudents = true, followsTimings = false }: Finding = {}
) =>
  readStatements(centre.id, () =>
    findFreeSlots({
      meeting: {
        zone,
        weekStart: 7,
        groupId: null,
        studentId: null,
        instructor: 'none',
        room: 'none',
        moved: null,
        ...meeting,
      },
      search: {
        minutes: 60,
        from: '2026-09-07',
        until: '2026-09-07',
        earliest: '16:00',
        latest: '20:00',
        weekdays: [],
        repeats: 'once',
        near: null,
        ...search,
      },
      isForAllStudents,
      followsTimings,
    })
  )

export async function found(centre: Centre, finding: Finding = {}): Promise<FoundSlots> {
  const made = await find(centre, finding)
  if (!made.ok) throw new Error(`${made.error.type} ${made.error.field}`)
  return made.value
}

export const startsIn = ({ slots }: FoundSlots) => slots.map(({ starts }) => starts).sort()
