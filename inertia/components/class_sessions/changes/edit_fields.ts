import type { SessionDetail } from '~/components/class_sessions/types'

export const editFields = (session: SessionDetail) => ({
  version: session.version,
  scope: 'this',
  date: session.local.date,
  starts: session.local.starts,
  minutes: String(session.local.minutes),
  room_id: session.room?.id ?? '',
  instructor_id: session.instructor?.id ?? '',
  type: session.type as string,
  title: session.title ?? '',
  notes: session.notes ?? '',
  clash_reason: '',
})

export type EditFields = ReturnType<typeof editFields>

const alone = ['room_id', 'instructor_id', 'type', 'title', 'notes'] as const
const time = ['date', 'starts', 'minutes'] as const

/** Only what differs, so that a series keeps what was not meant; a time goes whole. */
export function asked(now: EditFields, base: EditFields) {
  const isOther = (name: (typeof alone | typeof time)[number]) => now[name] !== base[name]
  const names = [...alone.filter(isOther), ...(time.some(isOther) ? time : [])]
  const changed = Object.fromEntries(names.map((name) => [name, now[name]]))
  return { version: now.version, scope: now.scope, ...changed }
}
