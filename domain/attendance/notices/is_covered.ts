import { statement } from '#domain/shared/data/statement'

type Days = { studentId: string; from: string; until: string }

const covering = statement((query, days: Days) =>
  query
    .selectFrom('absence_notices')
    .where('student_id', '=', days.studentId)
    .where('withdrawn_at', 'is', null)
    .where('from_day', '<=', days.from)
    .where('until_day', '>=', days.until)
    .limit(1)
    .select('id')
)

/** Whether a notice is there already for all of some days. */
export const isCovered = async ({ studentId, from, until }: Days) =>
  (await covering({ studentId, from, until })).length > 0
