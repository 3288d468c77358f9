import { statement } from '#domain/shared/data/statement'

const hidden = statement((query, { guardian }: { guardian: string }) =>
  query
    .selectFrom('student_guardians as l')
    .innerJoin('students as p', 'p.id', 'l.student_id')
    .where('l.guardian_id', '=', guardian)
    .where('l.may_see_data', '=', false)
    .where('p.archived_at', 'is', null)
    .limit(1)
    .select('p.id')
)

/** Whether a guardian has children whose data the centre doesn't let them see. */
export const hasHiddenChildren = async (guardian: string) => (await hidden({ guardian })).length > 0
