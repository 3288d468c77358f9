import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { familiesBookIn } from '#domain/attendance/make_ups/families_book'
import { isGone } from '#domain/attendance/make_ups/gone'
import { members } from '#domain/attendance/queries/session_attendance'
import { studentsElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { overlapFinder } from '#domain/scheduling/class_sessions/rules/clashes'
import type { MakeUpBooker } from '#domain/shared/choices/attendance'
import { literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { findPlacementWarnings } from '#domain/teaching/enrolments/queries/find_placement_warnings'
import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** As many are looked at, and as many of those proposed. */
const [most, proposed] = [60, 20]

const day = sessionDay('s')

const seatsLeft = sql<number>`(g.capacity + g.makeup_extra - (
  select count(*) from ${members} m where not m.is_frozen and (m.standing <> 'guest' or exists (
    select from make_up_bookings b where b.tenant_id = s.tenant_id and b.session_id = s.id
      and b.student_id = m.student_id and b.state <> 'cancelled'))))::integer`

const isTheirs = sql<boolean>`exists (
  select from enrolments e where e.tenant_id = s.tenant_id and e.group_id = s.group_id
    and e.student_id = c.student_id and ${inGroupOn(day)}) or exists (
  select from attendance a where a.tenant_id = s.tenant_id and a.session_id = s.id and a.student_id = c.student_id)`

/** Sessions to come of other groups of the same course, or of its subject and level: the same course first, then the nearest. */
const choices = statement(
  (query, given: { credit: string; session: string | null; moment: Date; by: MakeUpBooker }) =>
    query
      .selectFrom('make_up_credits as c')
      .innerJoin('class_sessions as missed', (join) =>
        join.onRef('missed.tenant_id', '=', 'c.tenant_id').onRef('missed.id', '=', 'c.session_id')
      )
      .innerJoin('groups as own', (join) =>
        join.onRef('own.tenant_id', '=', 'c.tenant_id').onRef('own.id', '=', 'missed.group_id')
      )
      .innerJoin('students as p', (join) =>
        join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.student_id')
      )
      .innerJoin('courses as taught', (join) =>
        join
          .onRef('taught.tenant_id', '=', 'own.tenant_id')
          .onRef('taught.id', '=', 'own.course_id')
      )
      .innerJoin('groups as g', (join) =>
        join
          .onRef('g.tenant_id', '=', 'c.tenant_id')
          .on((of) =>
            of.or([
              of('g.course_id', '=', of.ref('own.course_id')),
              of.and([
                of('g.level_id', '=', of.ref('own.level_id')),
                of(
                  'g.course_id',
                  'in',
                  of
                    .selectFrom('courses as other')
                    .whereRef('other.tenant_id', '=', 'taught.tenant_id')
                    .whereRef('other.subject_id', '=', 'taught.subject_id')
                    .select('other.id')
                ),
              ]),
            ])
          )
      )
      .innerJoin('class_sessions as s', (join) =>
        join.onRef('s.tenant_id', '=', 'g.tenant_id').onRef('s.group_id', '=', 'g.id')
      )
      .where('c.id', '=', given.credit)
      .where(sql<boolean>`(${given.session}::uuid is null or s.id = ${given.session}::uuid)`)
      .where(
        sql<boolean>`(${given.by} = 'office' or ${familiesBookIn(sql.ref('own.id'))}
          and ${familiesBookIn(sql.ref('g.id'))})`
      )
      .where('g.archived_at', 'is', null)
      .where(sql<boolean>`not ${isGone}`)
      .where(sql<boolean>`(g.gender_policy = 'mixed' or g.gender_policy = p.gender)`)
      .where('s.status', '=', sql.lit('scheduled'))
      .where('s.type', 'in', literals(['regular', 'revision', 'make_up']))
      .where('s.starts_at', '>', given.moment)
      .where(sql<boolean>`(c.expires_on is null or ${day} <= c.expires_on)`)
      .where(sql<boolean>`not (${isTheirs})`)
      .orderBy(sql`g.course_id = own.course_id`, 'desc')
      .orderBy(sql`g.level_id is not distinct from own.level_id`, 'desc')
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .limit(sql.lit(most))
      .select(['s.id', 's.starts_at as startsAt', 's.ends_at as endsAt', 's.time_zone', 's.title'])
      .select(['s.group_id', day.as('day')])
      .select(['c.student_id', seatsLeft.as('seats_left'), groupNamed.as('group')])
      .select(sql<boolean>`g.level_id is not distinct from own.level_id`.as('is_same_level'))
      .select(partiesNamed)
)

type SeatRow = RowOf<typeof choices>

/** `warnings` speak against the student in that group, whom the office may book all the same. */
export type MakeUpChoice = SeatRow & { warnings: PlacementWarning[] }

/** In which a student may make up for a missed session: with a seat left, and without being elsewhere then. */
export async function makeUpChoices(
  credit: string,
  by: MakeUpBooker = 'office'
): Promise<MakeUpChoice[]> {
  const found = await asked({ credit, session: null, by })
  const usable = await warned(found.filter((one) => one.seats_left > 0 && !one.isElsewhere))
  const offered = by === 'families' ? usable.filter((one) => !isUnsuitable(one.warnings)) : usable
  return offered.slice(0, proposed)
}

/** Families are offered nothing that is known not to suit; what isn't known keeps nothing from them. */
export const isUnsuitable = (warnings: PlacementWarning[]) =>
  warnings.some(({ type }) => type !== 'age_unknown' && type !== 'gender_unknown')

const warned = async (seats: SeatRow[]): Promise<MakeUpChoice[]> => {
  const places = seats.map((one) => ({
    group_id: one.group_id!,
    student_id: one.student_id,
    on: one.day,
  }))
  const warnings = await findPlacementWarnings(places)
  return seats.map((one, at) => ({ ...one, warnings: warnings[at]! }))
}

export async function choiceWarnings(credit: string, session: string) {
  const [choice] = await warned(await asked({ credit, session, by: 'office' }))
  return choice?.warnings ?? []
}

export type ChoiceFault = 'unusable' | 'full' | 'elsewhere'

/** Why a session can't be booked with a credit, by the same code that proposes. */
export async function choiceFault(
  credit: string,
  session: string,
  by: MakeUpBooker = 'office'
): Promise<ChoiceFault | undefined> {
  const [choice] = await asked({ credit, session, by })
  if (!choice) return 'unusable'
  if (choice.seats_left < 1) return 'full'
  return choice.isElsewhere ? 'elsewhere' : undefined
}

interface Asked {
  credit: string
  session: string | null
  by: MakeUpBooker
}

async function asked(wanted: Asked) {
  const found = await choices({ ...wanted, moment: now().toJSDate() })
  if (found.length === 0) return []
  const others = await studentsElsewhere({
    spans: found,
    groups: [],
    students: [found[0]!.student_id],
    also: [],
  })
  const during = overlapFinder(others)
  return found.map((one) => ({ ...one, isElsewhere: during(one).length > 0 }))
}
