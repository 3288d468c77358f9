export interface StaleMerge<Data> {
  data: Data
  conflicts: (keyof Data & string)[]
  taken: (keyof Data & string)[]
}

/**
 * Merges what was opened (`base`), what is typed (`mine`) and what somebody else saved meanwhile
 * (`theirs`). `sets` names the fields that hold several choices as words of one text: there each
 * word counts for itself.
 */
export function mergeStale<Data extends object>(
  base: Data,
  mine: Data,
  theirs: Data,
  sets: readonly string[] = []
): StaleMerge<Data> {
  const names = Object.keys(theirs) as (keyof Data & string)[]
  const changedThere = names.filter(
    (name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name])
  )
  const taken = changedThere.filter((name) => isSame(mine[name], base[name]) || sets.includes(name))
  const data = { ...mine }
  for (const name of taken) {
    data[name] = sets.includes(name)
      ? (mergeWords(
          String(base[name]),
          String(mine[name]),
          String(theirs[name])
        ) as (typeof data)[typeof name])
      : theirs[name]
  }
  return { data, taken, conflicts: changedThere.filter((name) => !taken.includes(name)) }
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}

function mergeWords(base: string, mine: string, theirs: string): string {
  const [before, here, there] = [base, mine, theirs].map((text) => {
    return new Set(text.split(' ').filter(Boolean))
  }) as [Set<string>, Set<string>, Set<string>]
  const kept = [...here].filter((word) => there.has(word) || !before.has(word))
  const added = [...there].filter((word) => !before.has(word))
  return [...new Set([...kept, ...added])].sort().join(' ')
}
