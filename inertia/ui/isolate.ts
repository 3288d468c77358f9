const OPEN = { ltr: '\u2066', auto: '\u2068' }
const CLOSE = '\u2069'

/** Keeps a text's own direction inside a plain string, where no `<bdi>` can stand. */
export function isolate(text: string, dir: 'ltr' | 'auto' = 'auto'): string {
  return OPEN[dir] + text + CLOSE
}
