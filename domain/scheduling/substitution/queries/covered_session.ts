import { sql } from 'kysely'
import {
  groupNamed,
  partiesNamed,
  substitutedNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isToBeStaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

const found = statement((query, given: { id: string; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.id', '=', given.id)
    .where('s.type', '<>', sql.lit('event'))
    .select(['s.id', 's.version', 's.title', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select(['s.status', 's.branch_id', 's.group_id', 's.student_id', 's.instructor_id'])
    .select([groupNamed.as('group'), ...partiesNamed, substitutedNamed.as('substituted')])
    .select([
      lacksSubstitute('s', sql`${given.moment}::timestamptz`).as('isLacking'),
      sql<boolean>`(${isToBeStaffed('s')} and s.starts_at > ${given.moment}::timestamptz)`.as(
        'isAhead'
      ),
    ])
)

export type CoveredSession = RowOf<typeof found>

/** A session that somebody may take over; `isAhead` while that still makes sense. */
export const coveredSession = async (id: string): Promise<CoveredSession | undefined> =>
  isUuid(id) ? (await found({ id, moment: now().toJSDate() }))[0] : undefined
