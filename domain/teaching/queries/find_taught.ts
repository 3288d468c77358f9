import { selectRows } from '#domain/shared/select_rows'

/** A subject or level somebody teaches, in both scripts. */
export type Taught = { id: string; code: string; name_en: string | null; name_ar: string | null }

const subjects = `
  select s.id, s.code, s.name_en, s.name_ar from instructor_subjects i
  join subjects s on s.tenant_id = i.tenant_id and s.id = i.subject_id where i.instructor_id = ? order by s.code`

const levels = `
  select l.id, l.code, l.name_en, l.name_ar from instructor_levels i
  join levels l on l.tenant_id = i.tenant_id and l.id = i.level_id where i.instructor_id = ? order by l.position`

/** What an instructor teaches and on which levels. */
export async function findTaught(instructorId: string) {
  const [taughtSubjects, taughtLevels] = await Promise.all([
    selectRows<Taught>(subjects, [instructorId]),
    selectRows<Taught>(levels, [instructorId]),
  ])
  return { subjects: taughtSubjects, levels: taughtLevels }
}
