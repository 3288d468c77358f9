import { directionOf, isolate, isolateIn } from '#domain/shared/text/isolate'

/**
 * A range runs the way its language is read, whatever its digits are and whatever stands beside it.
 * The dash has spaces around it where its ends have some.
 */
export function writtenRange(tag: string, from: string, until: string) {
  const [first, last] = [from, until].map((end) => isolateIn(tag, end))
  const gap = /\s/.test(from + until) ? '\u00a0' : ''
  return isolate(`${first}\u2060${gap}–${gap}\u2060${last}`, directionOf(tag))
}
