import { normalisedName } from '#domain/shared/names/normalised_name'
import { plainLine } from '#domain/shared/text/plain_text'

const separators = /[\n,،;؛]/

/** One thing a line or between commas, each told once however it is written. */
export function equipmentOf(text: string): string[] {
  const things = text.split(separators).map(plainLine).filter(Boolean)
  const known = new Map<string, string>()
  for (const thing of things) {
    const name = normalisedName(thing)
    if (!known.has(name)) known.set(name, thing)
  }
  return [...known.values()]
}
