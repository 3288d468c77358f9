import { eventKind } from '#domain/shared/events/event'

/** People are to be told of changes to class sessions. */
export const sessionsAnnounced = eventKind<{ announcementId: string }>(
  'scheduling.sessions_announced'
)

/**
 * Sessions don't take place any more, or do again; published in the same transaction. `isEnd`: their group or their student
 * leaves, and not the session alone.
 */
export const sessionsTurned = eventKind<{
  cancelled: string[]
  restored: string[]
  isEnd: boolean
}>('scheduling.sessions_turned')
