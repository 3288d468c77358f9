import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** The student `s` is blocked, or the centre suspended their account. Having no account, or having closed one's own, doesn't count. */
const isBlocked = sql<boolean>`(s.status = 'blocked' or exists (select from users u
  where u.tenant_id = s.tenant_id and u.student_id = s.id and u.status = 'suspended' and u.archived_at is null))`

const byNumber = statement((query, given: { number: string }) =>
  query
    .selectFrom('students as s')
    .innerJoin('check_in_pins as c', (join) =>
      join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.student_id', '=', 's.id')
    )
    .where('s.number', '=', given.number)
    .where('s.archived_at', 'is', null)
    .select(['s.id', 'c.hash', ...storedNameFields.map((name) => `s.${name}` as const)])
    .select(isBlocked.as('is_blocked'))
)

/** The student with the typed number; none without a PIN. */
export const pinOfNumber = async (number: string) => (await byNumber({ number }))[0]

const ofStudent = statement((query, given: { student: string }) =>
  query.selectFrom('check_in_pins').where('student_id', '=', given.student).select('set_at')
)

export const pinOfStudent = async (student: string) => (await ofStudent({ student }))[0]
