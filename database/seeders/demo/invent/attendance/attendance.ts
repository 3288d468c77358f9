import { excuses, remarks } from '#database/seeders/demo/data/attendance_words'
import { type Expected, rostersOf } from '#database/seeders/demo/invent/attendance/roster_of'
import { inventLessonNotes } from '#database/seeders/demo/invent/attendance/lesson_notes'
import { inventMakeUps } from '#database/seeders/demo/invent/attendance/make_ups'
import { inventNotices } from '#database/seeders/demo/invent/attendance/notices'
import { inventCheckInPoint } from '#database/seeders/demo/invent/attendance/check_in_point'
import { inventPickups } from '#database/seeders/demo/invent/attendance/pickups'
import { inventPolicies } from '#database/seeders/demo/invent/attendance/policies'
import type { World } from '#database/seeders/demo/world'
import { outcomeOf } from '#domain/attendance/rules/outcome'
import { type CountedAbsence, leftFor } from '#domain/attendance/rules/period'
import type { AttendancePolicy } from '#domain/attendance/rules/policy'
import type { AttendanceStatus } from '#domain/shared/choices/attendance'

type Session = Record<string, unknown> & {
  id: string
  starts_at: string
  ends_at: string
  status: string
}

const minute = 60_000
const hour = 60 * minute

/** So many of the last sessions of a centre wait for somebody to mark them. */
const unmarked = 3

/** What was held is marked by the rules of marking, except the last sessions of all. */
export function inventAttendance(world: World) {
  const policyOf = inventPolicies(world)
  const rosterOf = rostersOf(world)
  const marking = new MarkSessions(world, policyOf)
  const sessions = (world.tables.get('class_sessions') ?? []) as Session[]
  const held = sessions
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => Date.parse(one.ends_at) - Date.parse(other.ends_at))
    .filter((session) => rosterOf(session, world.dayAt(session.starts_at)).length > 0)
  for (const session of held.slice(0, -unmarked))
    marking.mark(session, rosterOf(session, world.dayAt(session.starts_at)))
  for (const session of held.slice(-unmarked)) session.status = 'scheduled'
  for (const session of sessions) session.attendance_taken_at ??= null
  inventMakeUps(world, { sessions, rosterOf, policyOf })
  inventNotices(world, { sessions, rosterOf })
  inventLessonNotes(world, sessions)
  inventPickups(world, sessions)
  inventCheckInPoint(world)
}

class MarkSessions {
  #had = new Map<string, CountedAbsence[]>()
  #shares = new Map<string, number>()
  #terms: Map<unknown, string | null>

  constructor(
    private world: World,
    private policyOf: (group: unknown) => AttendancePolicy
  ) {
    const groups = world.tables.get('groups') ?? []
    this.#terms = new Map(groups.map(({ id, term_id: term }) => [id, (term as string) ?? null]))
  }

  mark(session: Session, roster: Expected[]) {
    const { world } = this
    const at = new Date(
      Date.parse(session.starts_at) + world.chance.integer(5, 20) * minute
    ).toISOString()
    const by = world.someone().userId
    for (const awaited of roster) this.#write(session, awaited, { at, by })
    session.attendance_taken_at = at
  }

  #write(
    session: Session,
    { student, standing }: Expected,
    { at, by }: { at: string; by: string | null }
  ) {
    const { world } = this
    const mark = this.#draw(session, student)
    const starts_at = new Date(session.starts_at)
    const term_id = this.#terms.get(session.group_id) ?? null
    const placed = { starts_at, time_zone: session.time_zone as string, term_id }
    const policy = this.policyOf(session.group_id)
    const had = this.#had.get(student) ?? []
    const noticeAt = mark.notice_at ? new Date(mark.notice_at) : null
    const outcome = outcomeOf(
      {
        status: mark.status,
        standing,
        startsAt: starts_at,
        noticeAt,
        ...leftFor(placed, had, policy),
      },
      policy
    )
    if (outcome.event === 'late_cancel' || outcome.makes_up)
      this.#had.set(student, [...had, { ...placed, event: outcome.event }])
    const method = mark.notice_at ? 'notice' : 'manual'
    const who = { session_id: session.id, student_id: student }
    const made = { method, marked_by: by, marked_at: at }
    world.add('attendance', { ...who, standing, ...mark, ...made, ...outcome })
    const { event, charge_percent, makes_up } = outcome
    const told = Object.entries(mark).filter(([, value]) => value !== null)
    world.add('attendance_marks', {
      ...{ id: world.chance.id(at), ...who, ...made, kept_at: at },
      mark: { ...Object.fromEntries(told), event, charge_percent, makes_up },
    })
  }

  #draw(session: Session, student: string) {
    const { chance } = this.world
    const lot = chance.next()
    const came = this.#shareOf(student)
    const nothing = { minutes_late: null, excuse: null, notice_at: null }
    const note = chance.happens(0.03) ? chance.pick(remarks) : null
    const of = (status: AttendanceStatus, more: Partial<Drawn> = {}) => ({
      status,
      ...nothing,
      note,
      ...more,
    })
    if (lot < came - 0.05) return of('present')
    if (lot < came) return of('late', { minutes_late: chance.pick([5, 10, 15, 20]) })
    if (lot < came + (1 - came) / 2) return of('absent')
    const hours = chance.pick([2, 5, 20, 30, 48, 72])
    const notice_at = new Date(Date.parse(session.starts_at) - hours * hour).toISOString()
    return of('excused', { excuse: chance.pick(excuses), notice_at })
  }

  /** Most come nearly always; a few don't. */
  #shareOf(student: string) {
    const known = this.#shares.get(student)
    if (known !== undefined) return known
    const share = this.world.chance.happens(0.06) ? 0.68 : 0.95
    this.#shares.set(student, share)
    return share
  }
}

type Drawn = { minutes_late: number | null; excuse: string | null; notice_at: string | null }
