/** Where in a text the words of a query begin one of its words: [start, end) of each. */
export function matchedSpans(query: string, text: string): [start: number, end: number][] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap((found): [number, number][] => {
    const matched = words.find((word) => found[0].toLowerCase().startsWith(word))
    return matched ? [[found.index, found.index + matched.length]] : []
  })
}
