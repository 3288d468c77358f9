import { eventKind } from '#domain/shared/events/event'

/** People are to be told of changes to class sessions. */
export const sessionsAnnounced = eventKind<{ announcementId: string }>(
  'scheduling.sessions_announced'
)
