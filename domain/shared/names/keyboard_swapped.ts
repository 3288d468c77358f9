/** The keys of a US keyboard in their rows, and what they write on an Arabic one (101); لا is one key. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvnm,./"
const arabic = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ'
const ligature = 'لا'

const toArabic = new Map(
  [...latin].map((key, i) => [key, arabic[i]!] as const).concat([['b', ligature]])
)
const toLatin = new Map([...toArabic].map(([key, letter]) => [letter, key] as const))
/** What the same keys write with Shift, where that is a letter. */
const shifted = new Map([
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
])
const fromShifted = new Map(
  [...shifted].map(([key, letter]) => [letter, key.toLowerCase()] as const)
)

/** A text as it would have been typed with the keyboard's other language: "lpl]" is محمد. Letters of both are swapped both ways. */
export function keyboardSwapped(text: string): string {
  let swapped = ''
  for (let at = 0; at < text.length; at++) {
    const isLigature = text.startsWith(ligature, at)
    const letter = isLigature ? ligature : text[at]!
    if (isLigature) at++
    swapped += swappedLetter(letter)
  }
  return swapped
}

const swappedLetter = (letter: string) =>
  shifted.get(letter) ??
  toArabic.get(letter.toLowerCase()) ??
  toLatin.get(letter) ??
  fromShifted.get(letter) ??
  letter
