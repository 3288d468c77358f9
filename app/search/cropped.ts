/** An attribute that is shortened may name its own length: `title:5`. */
export function croppedAttribute(wanted: string): { name: string; length: number | undefined } {
  const [, name = '', length] = /^(.*?)(?::(\d+))?$/su.exec(wanted) ?? []
  return { name, length: length === undefined ? undefined : Number(length) }
}

type Span = [start: number, end: number]

/**
 * The part of a text that `words` of its words around its first match take up; all of it where that
 * is enough.
 */
export function croppedAround(text: string, matches: Span[], words: number): Span {
  const whole: Span = [0, text.length]
  const all = [...text.matchAll(/\S+/g)].map(({ index, 0: word }): Span => [
    index,
    index + word.length,
  ])
  if (words === 0 || all.length <= words) return whole
  const [match] = matches
  const first = match ? all.findIndex(([, end]) => end > match[0]) : 0
  const from = Math.min(Math.max(0, first - Math.floor((words - 1) / 2)), all.length - words)
  return [all[from]![0], all[from + words - 1]![1]]
}
