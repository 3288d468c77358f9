import type { SessionChange } from '#domain/scheduling/class_sessions/editing/changed_session'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import {
  billsSessions,
  otherBranch,
  type OtherBranch,
} from '#domain/scheduling/class_sessions/planning/unusable_meeting'
import { statement } from '#domain/shared/data/statement'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

export type ChangeRefusal =
  | UnusableRecord<'instructor_id' | 'assistant_ids' | 'room_id' | 'service_id'>
  | OtherBranch
  | { type: 'past' | 'attended'; field: 'date' }
  | { type: 'nobody'; field: 'type' }
  | { type: 'overlaps_itself'; field: 'starts' }

/** Whom and what a change names; what the sessions had before may stay. */
export async function unusableChange(
  { instructorId = null, assistantIds = [], roomId = null, serviceId = null }: SessionChange,
  rows: SessionRow[]
) {
  const isNew = rows.some(({ service_id }) => service_id !== serviceId)
  const isOfGroup = rows.some(({ student_id }) => !student_id)
  if (serviceId && (isOfGroup || (isNew && !(await billsSessions(serviceId))))) {
    return { type: 'unusable', field: 'service_id' } as const
  }
  const unusable = await unusableRecord(
    [
      { field: 'instructor_id', table: 'instructors', id: instructorId },
      { field: 'room_id', table: 'rooms', id: roomId },
      { field: 'service_id', table: 'services', id: serviceId },
      ...assistantIds.map((id) => {
        return { field: 'assistant_ids', table: 'instructors', id } as const
      }),
    ],
    [...new Set(rows.flatMap(namedBy))]
  )
  if (unusable || roomId === null) return unusable
  return (await outOfBranch(rows, roomId)).length ? otherBranch : undefined
}

/** Those that would have to leave their branch for a room. */
export async function outOfBranch(rows: SessionRow[], roomId: string): Promise<SessionRow[]> {
  const [room] = isUuid(roomId) ? await branchOf({ id: roomId }) : []
  if (!room) return []
  return rows.filter(
    ({ room_id, branch_id }) => room_id !== roomId.toLowerCase() && branch_id !== room.branch_id
  )
}

const namedBy = ({ instructor_id, room_id, service_id, assistant_ids }: SessionRow) => [
  ...[instructor_id, room_id, service_id],
  ...assistant_ids,
]

const branchOf = statement((query, { id }: { id: string }) =>
  query.selectFrom('rooms').where('id', '=', id).select('branch_id')
)

/** A session isn't moved to where nobody can change it, and only an event may be nobody's. */
export function problemOf(edits: Edit[]): ChangeRefusal | undefined {
  const at = now().toJSDate()
  if (edits.some(({ after }) => after.ends_at <= at)) return { type: 'past', field: 'date' }
  const isNobodys = edits.some(
    ({ after }) => !after.group_id && !after.student_id && after.type !== 'event'
  )
  return isNobodys ? { type: 'nobody', field: 'type' } : undefined
}

/** A series never has two sessions at once, not even let through. */
export function overlapWithin(edits: Edit[]): ChangeRefusal | undefined {
  const spans = edits
    .map(({ after }) => after)
    .sort((one, other) => +one.starts_at - +other.starts_at)
  const isOverlap = spans.some(({ ends_at }, at) => ends_at > (spans[at + 1]?.starts_at ?? ends_at))
  return isOverlap ? { type: 'overlaps_itself', field: 'starts' } : undefined
}
