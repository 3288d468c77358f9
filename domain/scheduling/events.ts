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

/** The centre moved sessions that still take place to a later hour; published in the same transaction. */
export const sessionsMoved = eventKind<{ later: string[] }>('scheduling.sessions_moved')

/** A session was offered to an instructor who could stand in. */
export const substitutionOffered = eventKind<{ sessionId: string; instructorId: string }>(
  'scheduling.substitution_offered'
)

/** A session of one student names a service; who knows services answers whether it can bill a session. */
export const sessionServiceChosen = eventKind<{ serviceId: string }, boolean>(
  'scheduling.session_service_chosen'
)
