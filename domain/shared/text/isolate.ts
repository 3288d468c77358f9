const open = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068' } as const
const close = '\u2069'

export type Direction = 'ltr' | 'rtl'

export const directionOf = (tag: string): Direction => (tag.startsWith('ar') ? 'rtl' : 'ltr')

/** Keeps a text's own direction inside a plain string, where no `<bdi>` can stand. */
export const isolate = (text: string, direction: keyof typeof open = 'auto') =>
  open[direction] + text + close

const reorderedInEnglish = /[\u0590-\u08ff]/

/** English without Arabic-Indic digits keeps its order in any line, and stays free of marks. */
export function isolateIn(tag: string, text: string) {
  const direction = directionOf(tag)
  return direction === 'rtl' || reorderedInEnglish.test(text) ? isolate(text, direction) : text
}

/** Mail subjects and file names show these marks as boxes. */
export const withoutMarks = (text: string) =>
  text.replace(/[\u061c\u2060\u2066-\u2069]/gu, '').replaceAll('\u00a0', ' ')
