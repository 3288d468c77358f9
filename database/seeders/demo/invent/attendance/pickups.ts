import { drivers, otherPickups } from '#database/seeders/demo/data/attendance_words'
import type { World } from '#database/seeders/demo/world'

type Row = Record<string, unknown>

/** How many days before the last marked session pick-ups go back, and up to which age children are picked up. */
const [days, oldest] = [7, 14]
const minute = 60_000
const day = 1440 * minute

/** One child in this many has somebody else on its list. */
const oneIn = 25
/** The share of children present whose pick-up is recorded: the office forgets some. */
const noted = 0.6

/** Who besides the guardians may pick children up, and who picked them up in the last days. */
export function inventPickups(world: World, sessions: Row[]) {
  const { chance } = world
  const children = childrenOf(world)
  const listed = new Map<unknown, string>()
  for (const [place, student] of [...children.keys()].entries()) {
    if (place % oneIn !== 0) continue
    const [name, relation] = chance.pick(drivers)
    const at = world.during(world.day(-chance.integer(10, 60)))
    const person = world.add('pickup_people', {
      ...{ id: chance.id(at), student_id: student, name, relation },
      ...{ added_by: world.someone().userId, added_at: at },
    })
    listed.set(student, person.id)
  }
  const came = Map.groupBy(
    (world.tables.get('attendance') ?? []).filter((row) => row.counts_as_attended),
    (row) => row.session_id
  )
  const taken = sessions.filter(({ id }) => came.has(id))
  const from =
    Math.max(...taken.map(({ ends_at: ends }) => Date.parse(ends as string))) - days * day
  for (const { id, ends_at: ends, online_url: online } of taken) {
    const latest = Date.parse(ends as string) + 15 * minute
    if (latest < from || online || latest > world.now.toMillis()) continue
    for (const { student_id: student } of came.get(id) ?? []) {
      const guardians = children.get(student)
      if (!guardians || !chance.happens(noted)) continue
      const at = new Date(latest - chance.integer(0, 15) * minute).toISOString()
      world.add('pickups', {
        ...{ id: chance.id(at), session_id: id, student_id: student },
        ...pickedUpBy(world, guardians, listed.get(student)),
        ...{ picked_up_at: at, recorded_by: world.someone().userId },
      })
    }
  }
}

const nobody = { guardian_id: null, person_id: null, name: null, reason: null }

function pickedUpBy({ chance }: World, guardians: unknown[], person?: string) {
  if (person && chance.happens(0.5)) return { ...nobody, person_id: person }
  if (guardians.length > 0 && chance.happens(0.97))
    return { ...nobody, guardian_id: chance.pick(guardians) }
  const [name, reason] = chance.pick(otherPickups)
  return { ...nobody, name, reason }
}

/** By child, the guardians who may pick it up. */
function childrenOf(world: World) {
  const born = world.day(-Math.round(oldest * 365.25))
  const guardians = new Map(
    (world.tables.get('guardians') ?? []).map(({ id, archived_at: at }) => [id, !at])
  )
  const mayPickUp = Map.groupBy(
    (world.tables.get('student_guardians') ?? []).filter(
      (row) => row.may_pick_up && guardians.get(row.guardian_id)
    ),
    (row) => row.student_id
  )
  const young = (world.tables.get('students') ?? []).filter(
    (row) => !row.archived_at && String(row.birth_date) > born
  )
  return new Map(
    young.map(({ id }) => [id, (mayPickUp.get(id) ?? []).map((row) => row.guardian_id)])
  )
}
