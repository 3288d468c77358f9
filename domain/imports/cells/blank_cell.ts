/** Databases and programs write these where there is nothing; “Null” alone may be somebody’s name. */
const placeholder = /^(?:NULL|null|<null>|NaN|N\/A|n\/a|N\.A\.|n\.a\.)$/

export const isBlankCell = (text: string) => {
  const trimmed = text.trim()
  return trimmed === '' || placeholder.test(trimmed)
}
