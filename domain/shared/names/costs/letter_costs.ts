import {
  firstLatin,
  placeOf,
  unit,
  unitCount,
  unplaced,
} from '#domain/shared/names/costs/letter_units'
import { unwritten, written } from '#domain/shared/names/costs/written_letters'

const vowels = 'a e o u i y aa ee ou ei ie ai au a^ e^ i^ o^ u^ a$ e$ i$ o$ u$ y$'.split(' ')

/** In one script: how far apart the letters are that are taken for each other. */
const alike = `
  0.3 a aa a^ a$
  0.3 ا ا^ ا$
  0.3 ه ه$ ه^
  0.3 ح ح^ ح$
  0.3 ة$ ه$
  0.5 i ee y i^ i$ y$ y^ ie ei ai e^
  0.5 u o ou u^ o^ u$ o$ au w
  0.5 و و^ و$
  0.5 ي ي^ ي$ ى$
  0.5 w w^ v
  1 e i
  1 s c z
  1 k q c
  1 sh ch
  1 g q gh j
  1 ى$ ا$ ة$ ه$
  1.5 k kh h
  1.5 s sh th
  1.5 d dh z
  1.5 t th d
  1.5 f v
  1.5 ا ا^ ا$ ع ع^ ع$ ء ء$
  2 ${vowels.join(' ')}
  2 b p
  2 ه ح ه^ ح^ ه$ ح$
  2 ت ط
  2 د ض ذ ظ ز
  2 س ص ث
  2 ق ك غ ج
  2 ح خ
`
const within = `
  ا 1.2 ا$ 1 ا^ 2 و 2 ي 2 ع 2.5 ع$ 2 ء 0.7 ء$ 0.3 ه$ 1 ة$ 1 ى$ 1.5
  a 1.2 e 1.2 i 1.2 o 1.2 u 1.2 y 1.2 w 1.5 h 2 e$ 0.7 h$ 0.3 a$ 1.2 i$ 1.5 aa 1.5 ee 1.5 ou 1.5
`
/** Another letter, or one too many. Across scripts a word spelt as expected costs a little already. */
const otherwise = { across: 4.5, within: 6 }
/** A vowel for another. */
const otherVowel = 3.5
/** A letter before it is missing, or one before it too many: it stands where it isn't expected. */
const elsewhere = 0.7

/** What one letter for another costs, whichever of the two scripts each is of: row by row. */
export const exchange = Float32Array.from({ length: unitCount * unitCount }, (_, i) =>
  i % unitCount < firstLatin === i / unitCount < firstLatin ? otherwise.within : otherwise.across
)
/** What a letter without its like costs beside a word of the other script, and of its own. */
export const gapAcross = new Float32Array(unitCount).fill(otherwise.across)
export const gapWithin = new Float32Array(unitCount).fill(otherwise.within)

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))

const priced = (words: string[]) =>
  words.flatMap((name, i) => (i % 2 ? [] : [[unit(name), Number(words[i + 1])] as const]))

function put(one: number, other: number, cost: number) {
  exchange[one * unitCount + other] = cost
  exchange[other * unitCount + one] = cost
}

for (const [cost, ...names] of rows(alike).toReversed()) {
  const group = names.map(unit)
  for (const one of group) for (const other of group) put(one, other, Number(cost))
}
for (let one = 0; one < unitCount; one++) put(one, one, 0)
for (const weak of 'ا ا^ ا$ و و^ و$ ي ي^ ي$ ى$ ع ع^ ع$ ه$ ة$'.split(' ')) {
  for (const vowel of vowels) put(unit(weak), unit(vowel), otherVowel)
}
for (const [letter = '', ...outcomes] of rows(written)) {
  const unwrittenAt = outcomes.indexOf('-')
  if (unwrittenAt >= 0) gapAcross[unit(letter)] = Number(outcomes.splice(unwrittenAt, 2)[1])
  for (const [latin, cost] of priced(outcomes)) put(unit(letter), latin, cost)
}
for (const row of rows(unwritten))
  for (const [letter, cost] of priced(row)) gapAcross[letter] = cost
for (const row of rows(within)) for (const [letter, cost] of priced(row)) gapWithin[letter] = cost
for (let one = 0; one < unitCount; one++) {
  for (let other = 0; other < unitCount; other++) {
    const expected = exchange[unplaced[one]! * unitCount + unplaced[other]!]! + elsewhere
    if (placeOf(one) !== placeOf(other) && exchange[one * unitCount + other]! > expected) {
      exchange[one * unitCount + other] = expected
    }
  }
}
