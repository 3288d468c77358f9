import { sql } from 'kysely'
import { letterAddress } from '#domain/access/accounts/queries/sign_in_address'
import {
  groupNamed,
  roomNamed,
  studentNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isStillNeeded } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

export type SubstitutionMail = {
  mail: 'substitution_offer'
  sessionId: string
  instructorId: string
}

const letter = statement((query, given: { session: string; instructor: string }) =>
  query
    .selectFrom('substitution_offers as o')
    .innerJoin('class_sessions as s', 's.id', 'o.session_id')
    .innerJoin('instructors as i', 'i.id', 'o.instructor_id')
    .where('o.session_id', '=', given.session)
    .where('o.instructor_id', '=', given.instructor)
    .where('o.state', '=', sql.lit('offered'))
    .where('s.status', '=', sql.lit('scheduled'))
    .where(sql<boolean>`s.instructor_id is not distinct from o.absent_id`)
    .where(isStillNeeded('o'))
    .where('i.archived_at', 'is', null)
    .select(['s.id', 's.title', 's.type', 's.starts_at', 's.ends_at', 's.time_zone', 'i.locale'])
    .select([groupNamed.as('group'), studentNamed.as('student'), roomNamed.as('room')])
    .select(jsonById('branches', sql.ref('s.branch_id'), ['name_en', 'name_ar']).as('branch'))
    .select(letterAddress('i', 'instructor').as('email'))
    .select(['i.first_name as firstName', 'i.first_name_other as firstNameOther'])
)

type Row = RowOf<typeof letter>

export type OfferLetter = Row & { email: string }

/** Undefined once the session is somebody's or needs nobody else, or where there is no address. */
export async function findOfferLetter(session: string, instructor: string) {
  const [found] = await letter({ session, instructor })
  return found?.email ? (found as OfferLetter) : undefined
}
