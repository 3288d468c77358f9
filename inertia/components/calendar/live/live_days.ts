import type { Days } from '#domain/shared/time/calendar_span'

/** `within` milliseconds one asks for them, at any moment: others have been told as well. */
export type LiveNotice = Days & { within: number }

/** Students of the shown roster were marked; `marks` are ids of some of these marks. */
export interface MarksNotice {
  marks: string[]
  within: number
}

/** Nothing where it tells only that the stream goes on. */
export function noticeIn(message: string): LiveNotice | MarksNotice | undefined {
  const { channel, payload } = JSON.parse(message) as {
    channel: string
    payload: LiveNotice | MarksNotice
  }
  return /^(calendar|roster)\//.test(channel) ? payload : undefined
}

/** In milliseconds: twice as long after each try that failed, and never all at once. */
export function pauseAfter(tries: number, random = Math.random()): number {
  const longest = Math.min(1_000 * 2 ** tries, 60_000)
  return Math.round(longest * (0.5 + random / 2))
}
