import type { rostersOf } from '#database/seeders/demo/invent/attendance/roster_of'
import type { World } from '#database/seeders/demo/world'
import { isOver, lastDayOf } from '#domain/attendance/rules/make_up_expiry'
import type { AttendancePolicy } from '#domain/attendance/rules/policy'

type Row = Record<string, unknown>

interface Known {
  sessions: Row[]
  rosterOf: ReturnType<typeof rostersOf>
  policyOf: (group: unknown) => AttendancePolicy
}

type Credit = {
  id: string
  session_id: string
  student_id: string
  state: string
  expires_on: string | null
}

/** So many students have a seat in another group already. */
const booked = 4

const calledOff = ['centre', 'instructor', 'holiday', 'weather']

/** What is owed for who excused themselves in time, and for what the centre called off. */
export function inventMakeUps(world: World, known: Known) {
  const byId = new Map(known.sessions.map((session) => [session.id, session]))
  const write = (session: Row, student: string, cause: string): Credit => {
    const missedOn = world.dayAt(session.starts_at as string)
    const expires_on = lastDayOf(known.policyOf(session.group_id), { missedOn, termEndsOn: null })
    const state = isOver(expires_on, world.today) ? 'expired' : 'available'
    const made = new Date(
      Math.min(Date.parse(session.starts_at as string), world.now.toMillis())
    ).toISOString()
    const id = world.chance.id(made)
    const of = { session_id: session.id as string, student_id: student }
    return world.add('make_up_credits', {
      id,
      ...of,
      cause,
      state,
      expires_on,
      created_at: made,
      updated_at: made,
    })
  }
  const absences = (world.tables.get('attendance') ?? []).filter((row) => row.makes_up)
  const credits = absences.map((row) =>
    write(byId.get(row.session_id)!, row.student_id as string, 'absence')
  )
  for (const session of known.sessions.filter((one) =>
    calledOff.includes(String(one.cancelled_by))
  ))
    for (const { student } of known.rosterOf(session, world.dayAt(session.starts_at as string)))
      write(session, student, 'cancellation')
  book(world, known, { credits: credits.filter(({ state }) => state === 'available'), byId })
}

interface Open {
  credits: Credit[]
  byId: Map<unknown, Row>
}

/** In the next session of another group of the same course that has a seat. */
function book(world: World, { sessions, rosterOf }: Known, { credits, byId }: Open) {
  const groups = new Map((world.tables.get('groups') ?? []).map((group) => [group.id, group]))
  const soon = sessions.filter(
    ({ starts_at, status, group_id }) =>
      status === 'scheduled' && group_id && Date.parse(starts_at as string) > world.now.toMillis()
  )
  soon.sort(
    (one, other) => Date.parse(one.starts_at as string) - Date.parse(other.starts_at as string)
  )
  const taken = new Set<unknown>()
  for (const credit of credits) {
    if (taken.size === booked) return
    const own = groups.get(byId.get(credit.session_id)?.group_id)
    const found = soon.find((session) => {
      const group = groups.get(session.group_id)!
      if (!own || group.id === own.id || group.course_id !== own.course_id || taken.has(session.id))
        return false
      const day = world.dayAt(session.starts_at as string)
      const roster = rosterOf(session, day)
      const seats = (group.capacity as number) + (group.makeup_extra as number)
      const isIn = roster.some(({ student }) => student === credit.student_id)
      return !isIn && roster.length < seats && !isOver(credit.expires_on, day)
    })
    if (!found) continue
    taken.add(found.id)
    credit.state = 'booked'
    const at = world.during(world.today)
    world.add('make_up_bookings', {
      ...{ id: world.chance.id(at), credit_id: credit.id, session_id: found.id },
      ...{ student_id: credit.student_id, booked_by: world.someone().userId, created_at: at },
    })
  }
}
