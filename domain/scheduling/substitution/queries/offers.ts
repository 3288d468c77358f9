import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { away, surelyAway } from '#domain/people/instructors/absences/away'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { isTaughtBy } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { groupNamed, studentNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isStillNeeded } from '#domain/scheduling/substitution/queries/lacking_substitute'
import type { OfferStanding } from '#domain/shared/choices/substitution'
import { anyOf, count, jsonOf, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { now } from '#domain/shared/time/clock'

type At = { moment: Date }

/** What an offer `o` of a session `s` is worth: it stands only while the session is what was offered. */
const standing = ({ moment }: At) => sql<OfferStanding>`case
  when o.state = 'accepted' and s.instructor_id = o.instructor_id and s.status <> 'cancelled' then 'accepted'
  when o.state in ('declined', 'withdrawn') then o.state
  when s.status <> 'scheduled' or (s.starts_at, s.ends_at) <> (o.starts_at, o.ends_at) then 'ended'
  when s.instructor_id is distinct from o.absent_id then 'taken'
  when o.state = 'accepted' or s.starts_at <= ${moment}::timestamptz then 'ended'
  when not ${isStillNeeded('o')} then 'not_needed'
  else 'offered' end`

const offered = (query: Kysely<DB>) =>
  query
    .selectFrom('substitution_offers as o')
    .innerJoin('class_sessions as s', 's.id', 'o.session_id')

const offers = (query: Kysely<DB>, given: At) =>
  offered(query).select(standing(given).as('standing'))

const one = statement((query, given: At & { session: string; instructor: string }) =>
  offers(query, given)
    .where('o.session_id', '=', given.session)
    .where('o.instructor_id', '=', given.instructor)
    .select(['s.id', 's.version'])
)

/** With the version of the session that is offered. */
export const findOffer = async (session: string, instructor: string) =>
  (await one({ session, instructor, moment: now().toJSDate() }))[0]

const ofSession = statement((query, given: At & { session: string }) =>
  offers(query, given)
    .innerJoin('instructors as i', 'i.id', 'o.instructor_id')
    .where('o.session_id', '=', given.session)
    .orderBy('o.offered_at')
    .orderBy('o.instructor_id')
    .select(['o.offered_at', 'o.answered_at'])
    .select(jsonOf('instructors', 'i', ['id', ...storedNameFields]).as('instructor'))
)

export const offersOf = (session: string) => ofSession({ session, moment: now().toJSDate() })

type SameDay = { id: string; starts_at: string; ends_at: string; time_zone: string }

/** The sessions `t` that an instructor has on the day of session `s`, in order. */
const sameDay = (instructor: string) => sql<SameDay[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'starts_at', t.starts_at, 'ends_at', t.ends_at, 'time_zone', t.time_zone)
      order by t.starts_at, t.id), '[]')
  from class_sessions t
  where ${isTaughtBy(instructor)} and t.status <> 'cancelled' and t.id <> s.id
    and t.starts_at between s.starts_at - interval '24 hours' and s.ends_at + interval '24 hours'
    and ${sessionDay('t')} = ${sessionDay('s')})`

const own = statement((query, given: At & { instructor: string }) =>
  offers(query, given)
    .where('o.instructor_id', '=', given.instructor)
    .where('o.starts_at', '>', given.moment)
    .where('o.state', 'in', literals(['offered', 'accepted']))
    .orderBy('o.starts_at')
    .orderBy('o.session_id')
    .limit(sql.lit(20))
    .select(['s.id', 's.title', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select([groupNamed.as('group'), studentNamed.as('student')])
    .select(sameDay(given.instructor).as('same_day'))
)

export type OwnOffer = RowOf<typeof own>

/** Of an instructor, to come: those that stand, those they took, and those that somebody else took. */
export const ownOffers = (instructor: string) => own({ instructor, moment: now().toJSDate() })

const endedBy = statement((query, given: At & { absences: string[] }) =>
  offered(query)
    .innerJoin('absences as r', 'r.instructor_id', 'o.absent_id')
    .innerJoinLateral(away(sql`o.starts_at`, sql`o.ends_at`).as('w'), (join) =>
      join.onRef('w.id', '=', 'r.id')
    )
    .where('r.id', '=', anyOf(given.absences))
    .where('r.state', '=', sql.lit('approved'))
    .where('o.for_absence', '=', true)
    .where('o.state', '=', sql.lit('offered'))
    .where(sql<boolean>`${standing(given)} = 'offered'`)
    .where(
      sql<boolean>`not exists (select from ${surelyAway(sql`o.starts_at`, sql`o.ends_at`)} other
        where other.instructor_id = o.absent_id and other.id <> r.id)`
    )
    .groupBy('r.id')
    .select(['r.id', count().as('offers')])
)

/** For each absence, how many open offers end when it is removed. */
export async function offersOfAbsences(absences: string[]) {
  const moment = now().toJSDate()
  const rows = absences.length ? await endedBy({ absences, moment }) : []
  const found = new Map(rows.map(({ id, offers: many }) => [id, many]))
  return (id: string) => found.get(id) ?? 0
}
