import { directionOf, isolate, isolateIn } from '#domain/shared/text/isolate'
import { unbroken } from '#domain/shared/text/unbroken'

export interface MomentWriter {
  /** On one line. */
  write: (at: Date) => string
  /** In a sentence, whose lines may break within a day. */
  writeInSentence: (at: Date) => string
  writeRange: (from: Date, until: Date) => string
  parts: (at: Date) => Intl.DateTimeFormatPart[]
}

const writers = new Map<string, MomentWriter>()

/**
 * Writes days and hours for screens, paper and letters. `tag` is a full one: it decides between
 * 16:00 and 4:00 م. A range runs the way its language is read. A writer is made once, as that takes
 * as long as writing a hundred dates.
 */
export function momentWriter(tag: string, style: Intl.DateTimeFormatOptions): MomentWriter {
  const key = `${tag} ${JSON.stringify(style)}`
  const writer = writers.get(key) ?? makeWriter(tag, style)
  writers.set(key, writer)
  return writer
}

function makeWriter(tag: string, style: Intl.DateTimeFormatOptions): MomentWriter {
  const format = new Intl.DateTimeFormat(tag, evenHours(tag, style))
  return {
    write: (at) => isolateIn(tag, unbroken(format.format(at))),
    writeInSentence: (at) => isolateIn(tag, format.format(at)),
    writeRange: (from, until) => rangeOf(tag, format.formatRangeToParts(from, until)),
    parts: (at) => format.formatToParts(at),
  }
}

/** Whether a language's clocks count to 24. */
export function hasLongDay(tag: string) {
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h23' || hourCycle === 'h24'
}

/** A clock of 24 hours has two digits from 1:00 on, in a range and alone. */
function evenHours(tag: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return style.hour && hasLongDay(tag) ? { ...style, hour: '2-digit' } : style
}

/** Each end is isolated: a dash between two Arabic-Indic figures would change their places in English. */
function rangeOf(tag: string, parts: Intl.DateTimeRangeFormatPart[]) {
  const pieces: { source: string; text: string }[] = []
  for (const { source, value } of parts) {
    const last = pieces.at(-1)
    if (last?.source === source) last.text += value
    else pieces.push({ source, text: value })
  }
  const written = pieces
    .map(({ source, text }) => (source === 'shared' ? text : isolateIn(tag, text)))
    .join('')
  return isolate(unbroken(written), directionOf(tag))
}
