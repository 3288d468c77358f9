import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { familiesBookIn } from '#domain/attendance/make_ups/families_book'
import { isGone } from '#domain/attendance/make_ups/gone'
import { members } from '#domain/attendance/queries/session_attendance'
import {
  elsewhereFinder,
  studentsElsewhere,
} from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import type { MakeUpBooker } from '#domain/shared/choices/attendance'
import { anyOf, literals } from '#domain/shared/data/sql'
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

const isSameLevel = sql<boolean>`g.level_id is not distinct from own.level_id`

/**
 * Sessions to come of other groups of the same course, or of its subject and level: the same course first,
 * then the nearest. Each credit has its own, in that order.
 */
const choices = statement(
  (query, wanted: { credits: string[]; session: string | null; moment: Date; by: MakeUpBooker }) =>
    query
      .selectFrom('make_up_credits as c')
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('class_sessions as missed')
            .whereRef('missed.tenant_id', '=', 'c.tenant_id')
            .whereRef('missed.id', '=', 'c.session_id')
            .innerJoin('groups as own', (join) =>
              join
                .onRef('own.tenant_id', '=', 'missed.tenant_id')
                .onRef('own.id', '=', 'missed.group_id')
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
                .on((either) =>
                  either.or([
                    either('g.course_id', '=', either.ref('own.course_id')),
                    either.and([
                      either('g.level_id', '=', either.ref('own.level_id')),
                      either(
                        'g.course_id',
                        'in',
                        either
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
            .where(
              sql<boolean>`(${wanted.session}::uuid is null or s.id = ${wanted.session}::uuid)`
            )
            .where(
              sql<boolean>`(${wanted.by} = 'office' or ${familiesBookIn(sql.ref('own.id'))}
          and ${familiesBookIn(sql.ref('g.id'))})`
            )
            .where('g.archived_at', 'is', null)
            .where(sql<boolean>`not ${isGone}`)
            .where(sql<boolean>`(g.gender_policy = 'mixed' or g.gender_policy = p.gender)`)
            .where('s.status', '=', sql.lit('scheduled'))
            .where('s.type', 'in', literals(['regular', 'revision', 'make_up']))
            .where('s.starts_at', '>', wanted.moment)
            .where(sql<boolean>`(c.expires_on is null or ${day} <= c.expires_on)`)
            .where(sql<boolean>`not (${isTheirs})`)
            .select(['s.id', 's.starts_at', 's.ends_at', 's.time_zone', 's.title'])
            .select(['s.group_id', day.as('day')])
            .select([seatsLeft.as('seats_left'), groupNamed.as('group')])
            .select(isSameLevel.as('is_same_level'))
            .select(partiesNamed)
            .select(
              sql<number>`row_number() over (order by g.course_id = own.course_id desc,
          ${isSameLevel} desc, s.starts_at, s.id)::integer`.as('place')
            )
            .orderBy('place')
            .limit(sql.lit(most))
            .as('seat'),
        (join) => join.onTrue()
      )
      .where('c.id', '=', anyOf(wanted.credits))
      .orderBy('c.id')
      .orderBy('seat.place')
      .select(['c.id as credit', 'c.student_id'])
      .selectAll('seat')
)

type SeatRow = RowOf<typeof choices>

/** `warnings` speak against the student in that group, whom the office may book all the same. */
export type MakeUpChoice = SeatRow & { warnings: PlacementWarning[] }

/** In which a student may make up for a missed session: with a seat left, and without being elsewhere then. */
export async function makeUpChoices(
  credit: string,
  by: MakeUpBooker = 'office'
): Promise<MakeUpChoice[]> {
  const byCredit = await choicesByCredit([credit], by)
  return byCredit.get(credit) ?? []
}

/** However many credits, the same few statements; one for which nothing is proposed isn't among them. */
export async function choicesByCredit(
  credits: string[],
  by: MakeUpBooker
): Promise<Map<string, MakeUpChoice[]>> {
  const seats = await asked({ credits, session: null, by })
  const usable = await warned(seats.filter((one) => one.seats_left > 0 && !one.isElsewhere))
  const offered = by === 'families' ? usable.filter((one) => !isUnsuitable(one.warnings)) : usable
  const byCredit = Map.groupBy(offered, ({ credit }) => credit)
  return new Map([...byCredit].map(([credit, sorted]) => [credit, sorted.slice(0, proposed)]))
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
  const [choice] = await warned(await asked({ credits: [credit], session, by: 'office' }))
  return choice?.warnings ?? []
}

export type ChoiceFault = 'unusable' | 'full' | 'elsewhere'

/** Why a session can't be booked with a credit, by the same code that proposes. */
export async function choiceFault(
  credit: string,
  session: string,
  by: MakeUpBooker = 'office'
): Promise<ChoiceFault | undefined> {
  const [choice] = await asked({ credits: [credit], session, by })
  if (!choice) return 'unusable'
  if (choice.seats_left < 1) return 'full'
  return choice.isElsewhere ? 'elsewhere' : undefined
}

interface Asked {
  credits: string[]
  session: string | null
  by: MakeUpBooker
}

async function asked(wanted: Asked) {
  if (wanted.credits.length === 0) return []
  const seats = await choices({ ...wanted, moment: now().toJSDate() })
  if (seats.length === 0) return []
  const others = await studentsElsewhere({
    spans: seats.map(spanOf),
    groups: [],
    students: [...new Set(seats.map((seat) => seat.student_id))],
    also: [],
  })
  const during = elsewhereFinder(others)
  return seats.map((seat) => ({
    ...seat,
    isElsewhere: during(seat.student_id, spanOf(seat)).length > 0,
  }))
}

function spanOf(seat: Pick<SeatRow, 'starts_at' | 'ends_at'>) {
  const [startsAt, endsAt] = [seat.starts_at, seat.ends_at]
  return { startsAt, endsAt }
}
