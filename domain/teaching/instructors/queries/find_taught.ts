import { type RowOf, statement } from '#domain/shared/data/statement'

const subjects = statement((query, given: { instructorId: string }) =>
  query
    .selectFrom('instructor_subjects as i')
    .innerJoin('subjects as s', (join) =>
      join.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.id', '=', 'i.subject_id')
    )
    .where('i.instructor_id', '=', given.instructorId)
    .orderBy('s.code')
    .select(['s.id', 's.code', 's.name_en', 's.name_ar'])
)

const levels = statement((query, given: { instructorId: string }) =>
  query
    .selectFrom('instructor_levels as i')
    .innerJoin('levels as l', (join) =>
      join.onRef('l.tenant_id', '=', 'i.tenant_id').onRef('l.id', '=', 'i.level_id')
    )
    .where('i.instructor_id', '=', given.instructorId)
    .orderBy('l.position')
    .select(['l.id', 'l.code', 'l.name_en', 'l.name_ar'])
)

export type Taught = RowOf<typeof subjects>

export async function findTaught(instructorId: string) {
  const [taughtSubjects, taughtLevels] = await Promise.all([
    subjects({ instructorId }),
    levels({ instructorId }),
  ])
  return { subjects: taughtSubjects, levels: taughtLevels }
}
