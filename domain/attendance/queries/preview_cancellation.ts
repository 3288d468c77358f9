import { owedFor } from '#domain/attendance/make_ups/owed_sessions'
import { lessonsCalledOff } from '#domain/attendance/marking/lessons_called_off'
import { now } from '#domain/shared/time/clock'

/**
 * What follows from cancelling these sessions, before anybody confirms it: for each one-to-one
 * session where its student calls it off, else how many make-ups are owed.
 */
export async function previewCancellation(sessions: string[], makesUp: boolean | null) {
  const at = now().toJSDate()
  const lessons = await lessonsCalledOff({ sessions, at, makesUp })
  const owed = await owedFor({ sessions, isForeseen: true })
  return { lessons, makeUps: owed.length }
}

export type PreviewedCancellation = Awaited<ReturnType<typeof previewCancellation>>
