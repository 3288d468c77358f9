/** Which records have a key, as a GIN index tells it. */
export function keyIndex(keys: string[][]) {
  const postings = new Map<string, number[]>()
  for (const [i, own] of keys.entries()) {
    for (const key of own) {
      const found = postings.get(key)
      if (found) found.push(i)
      else postings.set(key, [i])
    }
  }
  const having = (any: string[]) => new Set(any.flatMap((key) => postings.get(key) ?? []))

  return {
    having,
    /** Who has, of each list, any key. */
    havingAll(lists: string[][]) {
      const [smallest, ...others] = lists.map(having).toSorted((a, b) => a.size - b.size)
      return new Set([...(smallest ?? [])].filter((i) => others.every((set) => set.has(i))))
    },
  }
}
