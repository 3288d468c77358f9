import type { World } from '#database/seeders/demo/world'
import type { Standing } from '#domain/shared/choices/attendance'
import { inGroupStatuses } from '#domain/shared/choices/in_group'

interface Enrolment {
  student_id: string
  status: string
  starts_on: string
  ends_on: string | null
  frozen_from: string | null
  frozen_until: string | null
  is_trial: boolean
}

export interface Expected {
  student: string
  standing: Standing
}

const wereIn = [...inGroupStatuses, 'completed', 'transferred', 'dropped']

/** Who is awaited in a session on a day, as `members` of the roster has it. */
export function rostersOf(world: World) {
  const rows = (world.tables.get('enrolments') ?? []) as unknown as (Enrolment & {
    group_id: string
  })[]
  const byGroup = Map.groupBy(
    rows.filter(({ status }) => wereIn.includes(status)),
    (row) => row.group_id
  )
  return (session: Record<string, unknown>, day: string): Expected[] => {
    if (session.student_id) return [{ student: session.student_id as string, standing: 'alone' }]
    return (byGroup.get(session.group_id as string) ?? [])
      .filter((row) => isInGroup(row, day) && !isFrozen(row, day))
      .map((row) => ({ student: row.student_id, standing: standingOf(row) }))
  }
}

const standingOf = ({ is_trial: isTrial, status }: Enrolment): Standing =>
  isTrial && status !== 'active' ? 'trial' : 'enrolled'

const isInGroup = ({ starts_on: from, ends_on: until }: Enrolment, day: string) =>
  from <= day && (until === null || until > day)

const isFrozen = ({ status, frozen_from: from, frozen_until: until }: Enrolment, day: string) =>
  (from === null ? status === 'frozen' : from <= day) && (until === null || until > day)
