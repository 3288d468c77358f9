import { type Script } from '#domain/shared/names/words/written_words'

/**
 * How a name ends, which tells many apart that share their consonants (Safa, Sufi, Said, Saad, Saud): by a, i or u;
 * or by a consonant with a long a, i or u before it (A, I, U) or none (-). Where the spelling leaves it open, each way.
 */
export function nameEndings(letters: string, script: Script): string[] {
  if (script === 'other') return []
  return script === 'arabic' ? arabicEndings(letters) : latinEndings(letters)
}

const vowels = new Map([
  ['ا', 'a'],
  ['ي', 'i'],
  ['و', 'u'],
])

function arabicEndings(letters: string): string[] {
  const last = letters.at(-1)!
  const before = vowels.get(letters.at(-2) ?? '')
  if (last === 'ى') return ['a', 'i']
  if (last === 'ة') return ['a']
  if (last === 'ه') return before === 'i' ? ['i', 'a'] : [before ?? 'a', 'u']
  if ('حعء'.includes(last)) return before ? [before] : ['a', '-']
  return [vowels.get(last) ?? before?.toUpperCase() ?? '-']
}

const open = new Map([...'aa ii yi ou uu wu'.split(' ')].map(([vowel, end]) => [vowel!, [end!]]))
const closed = new Map(
  [...'aA iI yI oU uU wU'.split(' ')].map(([vowel, end]) => [vowel!, [end!, '-']])
)

function latinEndings(word: string): string[] {
  const letters = word.replace(/([aeiou])h$/, '$1').replace(/([b-df-hj-np-tvxz])\1$/, '$1')
  if (letters.endsWith('ee')) return ['i']
  if (letters.endsWith('e')) return ['a', ...closedEndings(letters.slice(0, -1))]
  return open.get(letters.at(-1)!) ?? closedEndings(letters)
}

/** By the vowels before the last consonant. */
function closedEndings(letters: string): string[] {
  const consonant = /[stkdgc]h$|ck$|dj$/.test(letters) ? 2 : 1
  const before = letters.slice(0, -consonant)
  if (before.endsWith('ee')) return ['I']
  return before.endsWith('e') ? ['-', 'A', 'I'] : (closed.get(before.at(-1) ?? '') ?? ['-'])
}
