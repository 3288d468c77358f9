import { DateTime } from 'luxon'
import { sql } from 'kysely'
import { slotFacts } from '#domain/scheduling/free_slots/facts/slot_facts'
import type { Teacher } from '#domain/scheduling/free_slots/facts/resources'
import { withOvertime } from '#domain/scheduling/free_slots/rules/overtime'
import { hindrancesOf, type Time } from '#domain/scheduling/free_slots/rules/resource'
import type { CoveredSession } from '#domain/scheduling/substitution/queries/covered_session'
import { canSignIn } from '#domain/access/accounts/queries/sign_in_address'
import {
  rankedSubstitutes,
  substitutesForAll,
  type Suitability,
} from '#domain/scheduling/substitution/rules/ranked_substitutes'
import { count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import type { Weekday } from '#domain/shared/time/weekday'

/** Who has no account can't answer an offer, only be assigned. */
export type Substitute = Suitability & Pick<Teacher, 'id' | 'person'> & { has_account: boolean }

type Centre = { zone: string; weekStart: Weekday }

const known = statement((query, given: { group: string | null; moment: Date }) =>
  query
    .selectFrom('instructors as i')
    .where('i.archived_at', 'is', null)
    .where('i.status', '=', sql.lit('active'))
    .select('i.id')
    .select((of) => [
      of
        .selectFrom('class_sessions as h')
        .whereRef('h.instructor_id', '=', 'i.id')
        .where('h.group_id', '=', given.group)
        .where('h.status', '<>', sql.lit('cancelled'))
        .where('h.ends_at', '<', given.moment)
        .select(count().as('held'))
        .$asScalar()
        .$notNull()
        .as('held'),
      of
        .exists(
          of
            .selectFrom('groups as g')
            .innerJoin('courses as c', 'c.id', 'g.course_id')
            .innerJoin('instructor_levels as l', 'l.level_id', 'c.level_id')
            .where('g.id', '=', given.group)
            .whereRef('l.instructor_id', '=', 'i.id')
            .select('l.level_id')
        )
        .$castTo<boolean>()
        .as('teaches_level'),
      canSignIn('i', 'instructor').as('has_account'),
    ])
)

/** Everybody who teaches here and could stand in for the instructor of a session, the best first. */
export async function substitutesOf(
  session: CoveredSession,
  { zone, weekStart }: Centre
): Promise<Substitute[]> {
  const time = timeOf(session)
  const day = DateTime.fromJSDate(session.starts_at, { zone: session.time_zone }).toISODate()!
  const [gathered, facts] = await Promise.all([
    slotFacts(
      {
        ...{ zone, weekStart, groupId: session.group_id, studentId: session.student_id },
        ...{ branchId: session.branch_id, instructor: 'any', room: 'none' },
        moved: { sessionId: session.id, scope: 'this' },
      },
      { from: day, until: day }
    ),
    known({ group: session.group_id, moment: now().toJSDate() }),
  ])
  if (!gathered.ok) return []
  const about = new Map(facts.map((fact) => [fact.id, fact]))
  const teachers = (gathered.value.teachers ?? []).filter(
    ({ id }) => about.has(id) && id !== session.instructor_id
  )
  return rankedSubstitutes(
    teachers.map((teacher): Substitute => {
      const { id, person, caveats } = teacher
      const { held, teaches_level, has_account } = about.get(id)!
      const hindered = hindrancesOf(withOvertime(teacher, addedBy(time)), [time])
      return {
        id,
        person,
        has_account,
        teaches_subject: teacher.teachesIt,
        teaches_level,
        taught_before: held,
        against: [...hindered.map(({ kind }) => kind), ...caveats],
        free_minutes: freeMinutes(teacher, time),
      }
    })
  )
}

/** Who could stand in for all of these sessions of one day, the best first. */
export async function substitutesOfAll(
  sessions: CoveredSession[],
  centre: Centre
): Promise<Substitute[]> {
  const suited = await Promise.all(
    sessions.map(async (session) => ({
      minutes: timeOf(session).minutes,
      substitutes: await substitutesOf(session, centre),
    }))
  )
  return substitutesForAll(suited)
}

function timeOf({ starts_at, ends_at, time_zone: zone }: CoveredSession): Time {
  const local = DateTime.fromJSDate(starts_at, { zone })
  const span = { from: starts_at.getTime(), to: ends_at.getTime() }
  const minutes = (span.to - span.from) / 60_000
  const minute = local.hour * 60 + local.minute
  return { weekday: local.weekday as Weekday, minute, minutes, span }
}

const addedBy =
  ({ span, minutes }: Time) =>
  ({ from, to }: { from: number; to: number }) =>
    from <= span.from && span.from < to ? minutes : 0

function freeMinutes({ mostMinutes, weeks }: Teacher, { span, minutes }: Time) {
  const week = weeks.find(({ from, to }) => from <= span.from && span.from < to)
  return mostMinutes === null ? null : mostMinutes - (week?.minutes ?? 0) - minutes
}
