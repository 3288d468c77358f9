const TAGS = /[\uE000\uE001]/

/** A text with what was found in it: as text whatever a name is made of, never as markup. */
export function Highlighted({ text }: { text: string }) {
  return text
    .split(TAGS)
    .map((part, place) => (place % 2 ? <mark key={`${place} ${part}`}>{part}</mark> : part))
}
