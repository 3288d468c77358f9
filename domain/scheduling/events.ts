import { eventKind } from '#domain/shared/events/event'

/** People are to be told of changes to class sessions. */
export const sessionsAnnounced = eventKind<{ announcementId: string }>(
  'scheduling.sessions_announced'
)

/**
 * Sessions don't take place any more, or do again; published in the same transaction. `isEnd`: their group or their student
 * leaves, and not the session alone. `makesUp`: what was decided of make-ups where a policy asks each time.
 */
export const sessionsTurned = eventKind<{
  cancelled: string[]
  restored: string[]
  isEnd: boolean
  makesUp: boolean | null
}>('scheduling.sessions_turned')
