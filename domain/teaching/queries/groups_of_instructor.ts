import { selectRows } from '#domain/shared/select_rows'
import type { GroupStatus } from '#domain/teaching/rules/group_state'

/** A group as an instructor's page shows it. */
export type InstructorGroup = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  status: GroupStatus
  starts_on: string
  ends_on: string | null
  capacity: number
  seats_taken: number
  waiting: number
  role: 'instructor' | 'assistant'
}

/** The groups somebody teaches or assists, the latest first; 100 at most. */
export const groupsOfInstructor = (instructorId: string) =>
  selectRows<InstructorGroup>(
    `select g.id, g.code, g.title_en, g.title_ar, g.status, g.starts_on::text as starts_on, g.ends_on::text as ends_on,
       g.capacity, g.seats_taken, g.waiting, case when g.instructor_id = ? then 'instructor' else 'assistant' end as role
     from groups g where g.archived_at is null and (g.instructor_id = ? or g.id in (
       select group_id from group_assistants where instructor_id = ?))
     order by g.starts_on desc, g.id desc limit 100`,
    [instructorId, instructorId, instructorId]
  )
