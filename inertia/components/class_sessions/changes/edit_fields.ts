import { everybodyTold } from '~/components/class_sessions/changes/telling_fields'
import type { SessionDetail } from '~/components/class_sessions/types'

export const editFields = (session: SessionDetail) => ({
  version: session.version,
  scope: 'this',
  date: session.local.date,
  starts: session.local.starts,
  minutes: String(session.local.minutes),
  room_id: session.room?.id ?? '',
  instructor_id: session.instructor?.id ?? '',
  assistant_ids: session.assistants.map(({ id }) => id).sort(),
  type: session.type as string,
  title: session.title ?? '',
  online_url: session.online_url ?? '',
  service_id: session.service?.id ?? '',
  follows_timings: session.follows_timings,
  clash_reason: '',
  ...everybodyTold,
})

export type EditFields = ReturnType<typeof editFields>

const alone = [
  'room_id',
  'instructor_id',
  'assistant_ids',
  'type',
  'title',
  'online_url',
  'service_id',
] as const
/** Of a series alone. */
const ofSeries = ['follows_timings'] as const
const time = ['date', 'starts', 'minutes'] as const

/** Only what differs, so that a series keeps what was not meant; a time goes whole. */
export function asked(now: EditFields, base: EditFields) {
  const isOther = (name: keyof EditFields) => String(now[name]) !== String(base[name])
  const names: (keyof EditFields)[] = [
    ...alone.filter(isOther),
    ...(time.some(isOther) ? time : []),
    ...(now.scope === 'this' ? [] : ofSeries.filter(isOther)),
  ]
  const changed = Object.fromEntries(names.map((name) => [name, now[name]]))
  return { version: now.version, scope: now.scope, ...changed }
}
