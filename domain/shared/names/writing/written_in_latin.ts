const consonants = new Map(
  (
    'ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h ' +
    'گ=g چ=ch پ=p ڤ=v ژ=zh'
  )
    .split(' ')
    .map((entry) => entry.split('=') as [string, string])
)

type Part = { vowel: boolean; written: string }

/** An Arabic word in Latin letters: long vowels as they are, short ones guessed where consonants meet. */
export function writtenInLatin(word: string): string {
  const parts = partsOf(word)
  let latin = ''
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    latin += part.written
    if (!part.vowel && isFollowedByShort(parts, i)) latin += shortVowel(parts, i)
  }
  const plain = latin.replace(/a{2,}/g, 'a')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

function partsOf(word: string): Part[] {
  const letters = [...word]
  return letters.flatMap((letter, i): Part[] => {
    const consonant = consonants.get(letter)
    if (consonant && !(letter === 'ه' && i > 0 && i === letters.length - 1)) {
      return [{ vowel: false, written: consonant }]
    }
    const written = weakLetter(letters, i)
    return written ? [{ vowel: /[aeiou]/.test(written), written }] : []
  })
}

/** و and ي are vowels between consonants, else w and y. */
function weakLetter(letters: string[], i: number) {
  const [before, letter, next] = [letters[i - 1], letters[i]!, letters[i + 1]]
  const isBeside = next !== undefined && 'اويىة'.includes(next)
  if (letter === 'و') return before === undefined || isBeside ? 'w' : 'ou'
  if (letter === 'ي') return before === undefined || isBeside ? 'y' : 'i'
  if (letter === 'ع')
    return before !== undefined && (next === undefined || 'اوي'.includes(next)) ? '' : 'a'
  if (letter === 'ء') return ''
  if (letter === 'ه') return before === 'ا' || before === 'و' || before === 'ي' ? 'h' : 'a'
  return 'اىة'.includes(letter) && before !== 'ا' ? 'a' : ''
}

/** Of consonants that meet the first takes a vowel, and of what is left every second; two may close a word only alone. */
function isFollowedByShort(parts: Part[], i: number) {
  if (parts[i + 1] === undefined || parts[i + 1]!.vowel) return false
  let behind = 0
  while (i - behind - 1 >= 0 && !parts[i - behind - 1]!.vowel) behind++
  let ahead = 1
  while (parts[i + ahead + 1] && !parts[i + ahead + 1]!.vowel) ahead++
  const closes = parts[i + ahead + 1] === undefined
  const opens = i - behind === 0
  if (opens) return closes ? behind % 2 === 0 || ahead === 1 : behind % 2 === 0
  return closes ? ahead === 1 : behind % 2 === 1
}

/** Salem and Fares have e behind their long a, Muntasir and Muslim u behind their m. */
function shortVowel(parts: Part[], i: number) {
  if (i === 0 && parts[0]!.written === 'm' && parts.length > 3 && !parts[2]!.vowel) return 'u'
  return parts[i - 1]?.written === 'a' && i > 1 ? 'e' : 'a'
}
