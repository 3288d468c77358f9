export interface StaleMerge<Data> {
  /** The typed values, with what only the other person changed taken over. */
  data: Data
  /** Changed here and there, to different values. */
  conflicts: (keyof Data & string)[]
  taken: (keyof Data & string)[]
}

/** Puts together what was opened (`base`), what is typed (`mine`) and what somebody else saved meanwhile (`theirs`). */
export function mergeStale<Data extends object>(
  base: Data,
  mine: Data,
  theirs: Data
): StaleMerge<Data> {
  const names = Object.keys(theirs) as (keyof Data & string)[]
  const changedThere = names.filter(
    (name) => theirs[name] !== base[name] && theirs[name] !== mine[name]
  )
  const taken = changedThere.filter((name) => mine[name] === base[name])
  const data = { ...mine }
  for (const name of taken) data[name] = theirs[name]
  return { data, taken, conflicts: changedThere.filter((name) => !taken.includes(name)) }
}
