/** Groups of three letters, of two, and single ones; vowels are read by their place. */
const groups = [
  'sch=ش tch=تش',
  'sh=ش ch=ش kh=خ gh=غ th=ث dh=ذ ph=ف ck=ك dj=ج aa=ا ee=ي oo=و ou=و uu=و ai=ي ay=ي ei=ي ey=ي au=و aw=و',
  'b=ب c=ك d=د f=ف g=ج h=ح j=ج k=ك l=ل m=م n=ن p=ب q=ق r=ر s=س t=ت v=ف w=و x=كس y=ي z=ز',
].map((group) => new Map(group.split(' ').map((entry) => entry.split('=') as [string, string])))

const vowel = /[aeiou]/
const feminine = /(?:[nlmrdszfbktq]i?|[iy])a$/

/** A Latin word in Arabic letters: vowels are written where they are likely to be long. */
export function writtenInArabic(word: string): string {
  const letters = word.replace(/([b-df-hj-np-tv-z])\1+/g, '$1').replace(/(?<=[aeiou])h$/, '')
  let arabic = ''
  for (let at = 0; at < letters.length;) {
    const [written, length] = writtenAt(letters, at)
    arabic += written
    at += length
  }
  return arabic
}

function writtenAt(letters: string, at: number): [string, number] {
  for (const [i, group] of groups.entries()) {
    const length = groups.length - i
    const part = letters.slice(at, at + length)
    if (part === 'h' && 'iu'.includes(letters[at + 1] ?? 'i')) return ['ه', 1]
    const written = part.length === length ? group.get(part) : undefined
    if (written)
      return [at === 0 && vowel.test(part) ? `أ${written}`.replace('أا', 'آ') : written, length]
  }
  const letter = letters[at]!
  return [vowel.test(letter) ? vowelAt(letters, at) : letter, 1]
}

function vowelAt(letters: string, at: number): string {
  const here = letters[at]!
  if (at === 0) return 'ei'.includes(here) ? 'إ' : 'أ'
  if (at === letters.length - 1) return lastVowel(letters, here)
  if (vowel.test(letters[at + 1]!))
    return here === 'i' || here === 'e' ? 'ي' : here === 'a' ? 'ا' : 'و'
  if (here === 'e') return ''
  if (isBeforeLast(letters, at)) return { a: 'ا', i: 'ي' }[here] ?? 'و'
  if (here === 'a') return /^a(?:[sctkdg]h|[b-df-hj-np-tv-z])e/.test(letters.slice(at)) ? 'ا' : ''
  return here === 'o' ? 'و' : ''
}

function lastVowel(letters: string, here: string) {
  if (here === 'a') return letters.length > 4 && feminine.test(letters) ? 'ة' : 'ا'
  return { e: '', i: 'ي' }[here] ?? 'و'
}

const beforeLast = /^[aeiou](?:[sctkdg]h|[b-df-hj-np-tv-z])[ai]?$/
const oneConsonant = /[aeiouy](?:[sctkdg]h|[b-df-hj-np-tv-z])$/

/** A vowel before the last consonant is mostly long: Jamal, Karim, Salman, Islam; but Ahmad and Ashraf. */
function isBeforeLast(letters: string, at: number) {
  const [before, behind] = [letters.slice(0, at), letters.slice(at)]
  if (!beforeLast.test(behind) || !vowel.test(before)) return false
  return (
    !behind.startsWith('a') ||
    oneConsonant.test(before) ||
    behind.startsWith('an') ||
    before.startsWith('i')
  )
}

/**
 * Spellings that no name written from Arabic has, or whose letters don't tell how they are spoken: Grace,
 * Peter, Mike, Wright, Sean, Amy, Smith, Jones.
 */
const english = [
  /[pvx]|c(?!h)|gh(?![aeiouy])/,
  /ea|eo|oa|oe|oy|ew|ow/,
  /[b-df-hj-np-tv-z]e$/,
  /(?:[lnrtdk]|e)s$/,
  /^(?!sh|kh|gh|th|dh|ch)[b-df-hj-np-tv-xz]{2}/,
  /^.{1,3}$/,
  /oh[b-df-gj-np-rt-z]/,
]

/** False where writing a Latin word letter by letter would be a guess. */
export const isReadByLetters = (word: string) => !english.some((spelling) => spelling.test(word))
