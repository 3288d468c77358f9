import { cancelling, suspending } from '#database/seeders/demo/data/enrolment_words'
import type { Course } from '#database/seeders/demo/invent/courses'
import type { Term } from '#database/seeders/demo/invent/terms'
import type { World } from '#database/seeders/demo/world'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

export type Group = { row: GroupRow; course: Course; term: Term }

type GroupRow = {
  id: string
  code: string
  course_id: string
  work_type: string
  instructor_id: string | null
  starts_on: string
  ends_on: string
  capacity: number
  gender_policy: 'mixed' | 'male' | 'female'
  next_group_id: string | null
  status: GroupStatus
  status_reason: string | null
  version: number
  created_at: string
  updated_at: string
  archived_at: string | null
  [column: string]: unknown
}
type Step = { to: GroupStatus; on: string; reason: string | null }

export function tellGroup(world: World, { row, term }: Group) {
  const steps = stepsOf(world, row)
  const first: GroupStatus = row.status === 'draft' ? 'draft' : 'open'
  const { id, code, title_en, title_ar, starts_on, ends_on, capacity, work_type } = row
  const after = {
    code,
    title_en,
    title_ar,
    term: term.code,
    starts_on,
    ends_on,
    capacity,
    work_type,
  }
  world.tell(row.created_at, 'groups.create', 'group', id, { after: { ...after, status: first } })
  let before: GroupStatus = first
  for (const { to, on, reason } of steps) {
    const at = later(row.updated_at, world.during(on))
    const change = { status: to, ...(reason === null ? {} : { status_reason: reason }) }
    world.tell(at, 'groups.status', 'group', id, { before: { status: before }, after: change })
    Object.assign(row, { status_reason: reason, updated_at: at, version: row.version + 1 })
    before = to
  }
  if (!row.archived_at) return
  const told = { before: { archived_at: null }, after: { archived_at: row.archived_at } }
  world.tell(row.archived_at, 'groups.archive', 'group', id, told)
}

function stepsOf(world: World, { status, starts_on, ends_on }: GroupRow): Step[] {
  const running = { to: 'running', on: starts_on, reason: null } as const
  if (status === 'running') return [running]
  if (status === 'completed')
    return [running, { to: status, on: world.day(1, ends_on), reason: null }]
  if (status === 'suspended') {
    const reason = world.chance.pick(suspending)
    return [running, { to: status, on: world.day(-world.chance.integer(2, 6)), reason }]
  }
  if (status !== 'cancelled') return []
  return [{ to: status, on: world.day(-2, starts_on), reason: world.chance.pick(cancelling) }]
}

export const later = (one: string, other: string) => (one > other ? one : other)
