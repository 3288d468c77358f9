import type { FoundClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'

/** What students and their guardians may read of a lesson. */
export const sharedOf = ({ shared_notes, homework, homework_due_on }: FoundClassSession) => ({
  ...{ shared_notes, homework, homework_due_on },
})

/** All of it, as instructors and the office read and write it; version 0: nothing was written yet. */
export const lessonOf = (session: FoundClassSession) => ({
  ...sharedOf(session),
  internal_notes: session.internal_notes,
  version: session.lesson_version,
})
