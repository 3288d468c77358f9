type Counts = ReadonlyMap<string, number>

/**
 * The messages that nothing on screen says: each as often as it is missing, as two fields may be wrong in the same words.
 * @param drawn messages on screen, and how often
 * @param told names of errors that are told in another way
 */
export function undrawnOf(errors: Record<string, string>, drawn: Counts, told: Counts): string[] {
  const left = new Map(drawn)
  const missing: string[] = []
  for (const [name, message] of Object.entries(errors)) {
    const seen = left.get(message) ?? 0
    if (seen > 0) left.set(message, seen - 1)
    else if (!told.has(name)) missing.push(message)
  }
  return [...new Set(missing)]
}
