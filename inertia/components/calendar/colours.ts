const HUES = 12

/** Which hue each has been given, by its id. */
export type DealtHues = Map<string, number>

/**
 * The same one gets the same colour in every week and layout while `dealt` is kept, and mostly
 * afterwards: it is given its own again unless another has it already. Those of at most twelve are
 * always told apart.
 */
export function coloursOf(ids: Iterable<string>, dealt: DealtHues = new Map()): DealtHues {
  const shown = [...new Set(ids)].sort()
  for (const id of shown) if (!dealt.has(id)) dealt.set(id, freest(id, shown, dealt))
  return new Map(shown.map((id) => [id, dealt.get(id)!]))
}

/**
 * A course has the same one in every view: the twelve busiest of the centre are told apart, the next twelve
 * share theirs with them, the least busy ones first, and any other has the one its id leads to.
 */
export function coloursOfCourses(ids: Iterable<string>, busiest: string[]): DealtHues {
  const first = busiest.slice(0, HUES)
  const hues = coloursOf(first)
  const sharing = first.toReversed()
  for (const [at, id] of busiest.slice(HUES).entries()) hues.set(id, hues.get(sharing[at]!)!)
  return new Map([...ids].map((id) => [id, hues.get(id) ?? hash(id) % HUES]))
}

/** That the fewest of those shown have, and of these the fewest of all; from its own on. */
function freest(id: string, shown: string[], dealt: DealtHues) {
  const beside = usesOf(shown.map((other) => dealt.get(other)))
  const known = usesOf(dealt.values())
  const hues = Array.from({ length: HUES }, (_, step) => (hash(id) + step) % HUES)
  const weight = (hue: number) => beside[hue]! * (dealt.size + 1) + known[hue]!
  return hues.reduce((best, hue) => (weight(hue) < weight(best) ? hue : best))
}

function usesOf(hues: Iterable<number | undefined>) {
  const uses = new Array<number>(HUES).fill(0)
  for (const hue of hues) if (hue !== undefined) uses[hue]! += 1
  return uses
}

/** FNV-1a, of the letters alone. */
function hash(text: string) {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
  return sum >>> 0
}
