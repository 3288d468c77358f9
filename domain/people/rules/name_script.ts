export type NameScript = 'arabic' | 'latin' | 'other'

/** The script a name is written in, by its first letter: which of a person's two names a page shows. */
export function scriptOfName(name: string): NameScript {
  const letter = name.match(/\p{L}/u)?.[0] ?? ''
  if (/\p{Script=Arabic}/u.test(letter)) return 'arabic'
  return /\p{Script=Latin}/u.test(letter) ? 'latin' : 'other'
}
