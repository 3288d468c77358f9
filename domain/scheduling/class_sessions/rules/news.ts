/** What people who come to a session need to know about it. */
interface Standing {
  status: string
  starts_at: Date
  ends_at: Date
  instructor_id: string | null
  room_id: string | null
  assistant_ids: string[]
}

export type News = Partial<Standing>

const told = [
  'status',
  'starts_at',
  'ends_at',
  'instructor_id',
  'room_id',
  'assistant_ids',
] as const

const written = (value: string | string[] | Date | null) => JSON.stringify(value)

/** Who assists concerns nobody but those who teach. */
export const isForStudents = (news: News) =>
  Object.keys(news).some((name) => name !== 'assistant_ids')

/** The previous values of what changed; undefined if nobody needs to be told, or it is too late. */
export function newsOf(
  { before, after }: { before: Standing; after: Standing },
  at: Date
): News | undefined {
  if (before.starts_at <= at && after.starts_at <= at) return undefined
  const changed = told.filter((name) => written(before[name]) !== written(after[name]))
  return changed.length
    ? Object.fromEntries(changed.map((name) => [name, before[name]]))
    : undefined
}
