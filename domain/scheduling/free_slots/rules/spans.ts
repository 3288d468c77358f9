/** In milliseconds, half-open: what ends when the next begins leaves it free. */
export interface Span {
  from: number
  to: number
}

/** In order, those that overlap or touch joined. */
function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/** For many questions beside the same spans. */
export function freeBeside(spans: readonly Span[]): (span: Span) => boolean {
  const merged = mergedSpans(spans)
  return ({ from, to }) => {
    const last = lastBefore(merged, to)
    return !last || last.to <= from
  }
}

/** The last one that begins before a moment. */
function lastBefore(merged: Span[], moment: number): Span | undefined {
  let [low, high] = [0, merged.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (merged[middle]!.from < moment) low = middle + 1
    else high = middle
  }
  return merged[low - 1]
}
