const joined = new Set(
  ['al', 'el', 'bin', 'ben', 'ibn', 'bint', 'abu', 'abou', 'abd', 'van', 'von', 'de'].concat([
    'بن',
    'بنت',
    'ابن',
    'أبو',
    'ابو',
    'أبي',
    'آل',
    'ال',
    'عبد',
  ])
)

/**
 * The last word is the family name, with the particle it cannot stand without ("بن", "آل", "Abu").
 * Undefined for a single word.
 */
export function splitName(name: string): { first: string; last: string } | undefined {
  const words = name.split(' ').filter(Boolean)
  if (words.length < 2) return undefined
  let start = words.length - 1
  while (start > 1 && joined.has(words[start - 1]!.toLowerCase())) start--
  return { first: words.slice(0, start).join(' '), last: words.slice(start).join(' ') }
}
