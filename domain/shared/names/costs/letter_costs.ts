import { unit, unitCount } from '#domain/shared/names/costs/letter_units'

/** What an Arabic letter is written as in Latin, and how far from expected that is; `-`: not written. */
const written = `
  ا^ - 4 a 0.2 a^ 0.2 aa 0.7 e^ 1.2 i^ 1 o^ 2 u^ 1.5 ai 2 ei 2 ou 2.5 y^ 4 h 6
  ا - 2.5 a 0.2 aa 0.3 e 1.5 ai 3 ei 3 ie 2.5 o 3 i 4 au 3
  ا$ - 2.5 a$ 0.2 aa 0.5 e$ 2.5 a 0.3 h$ 2
  و^ w^ 0.2 v 1.5 ou 1.2 u^ 2 o^ 2 f 4
  و - 3 ou 0.4 o 0.7 u 0.4 w 0.7 au 0.7 v 1.5 h 6
  و$ - 3 ou 0.4 o$ 0.4 u$ 0.5 w 0.5 au 0.7
  ي^ y^ 0.2 i^ 1.5 e^ 3 j 2 ee 3
  ي - 3 i 0.3 ee 0.4 y 0.4 e 1.2 ei 0.7 ai 0.7 ie 0.7 j 3 i^ 2
  ي$ - 3 i$ 0.2 y$ 0.4 ee 0.7 ie 1 e$ 1.5 ei 0.7 ai 0.7 a$ 1.5 i 0.3
  ى$ - 3 a$ 0.2 aa 0.7 e$ 1.5 i$ 1.2 y$ 2 ee 2
  ع^ - 1.5 a^ 0.2 aa 0.7 e^ 1.5 i^ 1 o^ 0.7 u^ 1 ou 2 ei 2 ai 2
  ع - 0.7 a 0.5 aa 0.4 e 1 i 1.5 o 2 u 2
  ع$ - 0.5 a$ 0.3 aa 0.7 e$ 0.7 h$ 0.7 i$ 1.5
  ء - 0.3 a 0.7 i 0.7 e 0.7 y 1.5 u 1.5
  ء$ - 0.1 a$ 0.3 aa 0.3 h$ 0.7 e$ 1
  ه h 0.1 - 3
  ه^ h 0
  ه$ - 1 a$ 0.3 h$ 0.3 e$ 0.7 h 0.5 aa 1.5 t 4
  ة$ - 2.5 a$ 0.2 e$ 0.7 h$ 1 t 1.5 aa 1.5
  ح^ h 0 kh 2.5 - 5
  ح h 0 kh 2.5 - 3
  ح$ h$ 0 - 1.5 h 0 kh 2.5
  ب b 0 p 0.7 v 3 - 8
  ت t 0 th 2 d 3 - 6
  ث th 0 s 0.7 t 1.5
  ج j 0 g 0.7 ch 3 z 3 gh 3
  خ kh 0 k 2 h 2 ch 2
  د d 0 t 2 dh 2.5 th 4 - 6
  ذ dh 0.4 th 1 d 1 z 0.7
  ر r 0 - 6
  ز z 0 s 2 j 3 - 6
  س s 0 c 1 z 2 - 6
  ش sh 0 ch 0.4 s 2.5 j 3.5
  ص s 0 c 1.5 z 3 - 6
  ض d 0 dh 0.4 z 1 th 2
  ط t 0 th 2.5 d 4
  ظ z 0.2 dh 0.5 d 1 th 2
  غ gh 0 g 0.4 k 3 q 3 r 3
  ف f 0 v 0.7 - 7
  ق q 0 k 0.3 g 0.7 gh 2 c 1 kh 3
  ك k 0 c 0.4 q 1.5 ch 2 g 2.5 kh 2.5
  ل l 0 - 6
  م m 0 - 6
  ن n 0 - 5 m 4
`

/** A Latin letter that stands for none: short vowels are expected, consonants aren't. */
const unwritten = `
  a 0.5 e 0.7 i 0.8 o 1 u 0.8 ou 1.3 a^ 2 e^ 2 i^ 2 o^ 2.5 u^ 2.5 aa 2 ee 2 ei 2 ai 2 ie 1.5 au 2.5
  a$ 2 e$ 0.7 i$ 2.5 o$ 3 u$ 3 y$ 2.5 h$ 0.4 h 3 y 1 w 1.5 s 5
`

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
  2 a e o u i y aa ee ou ei ie ai au a^ e^ i^ o^ u^ a$ e$ i$ o$ u$ y$
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
const otherwise = 8

/** What one letter for another costs, whichever of the two scripts each is of: row by row. */
export const exchange = new Float32Array(unitCount * unitCount).fill(otherwise)
/** What a letter without its like costs beside a word of the other script, and of its own. */
export const gapAcross = new Float32Array(unitCount).fill(otherwise)
export const gapWithin = new Float32Array(unitCount).fill(otherwise)

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
for (const [letter = '', ...outcomes] of rows(written)) {
  const unwrittenAt = outcomes.indexOf('-')
  if (unwrittenAt >= 0) gapAcross[unit(letter)] = Number(outcomes.splice(unwrittenAt, 2)[1])
  for (const [latin, cost] of priced(outcomes)) put(unit(letter), latin, cost)
}
for (const row of rows(unwritten))
  for (const [letter, cost] of priced(row)) gapAcross[letter] = cost
for (const row of rows(within)) for (const [letter, cost] of priced(row)) gapWithin[letter] = cost
