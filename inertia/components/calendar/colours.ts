const HUES = 12

/** The same one gets the same colour from week to week, unless another that is shown has it already. */
export function coloursOf(ids: Iterable<string>): Map<string, number> {
  const taken = new Set<number>()
  const colours = new Map<string, number>()
  for (const id of [...new Set(ids)].sort()) {
    if (taken.size === HUES) taken.clear()
    let hue = hash(id) % HUES
    while (taken.has(hue)) hue = (hue + 1) % HUES
    taken.add(hue)
    colours.set(id, hue)
  }
  return colours
}

/** FNV-1a, of the letters alone. */
function hash(text: string) {
  let sum = 0x811c9dc5
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
  return sum >>> 0
}
