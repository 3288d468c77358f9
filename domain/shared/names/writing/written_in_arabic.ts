const groups = [
  'sch=ش tch=تش',
  'sh=ش ch=ش kh=خ gh=غ th=ث dh=ذ ph=ف ck=ك dj=ج aa=ا ee=ي oo=و ou=و uu=و ai=ي ay=ي ei=ي ey=ي au=و aw=و ie=ي',
  'a=ا b=ب c=ك d=د e= f=ف g=ج h=ه i=ي j=ج k=ك l=ل m=م n=ن o=و p=ب q=ق r=ر s=س t=ت u=و v=ف w=و x=كس y=ي z=ز',
].map((group) => new Map(group.split(' ').map((entry) => entry.split('=') as [string, string])))

const vowels = 'aeiou'

/** A Latin word in Arabic letters: long vowels are written, and short ones left out where they are likely to be short. */
export function writtenInArabic(word: string): string {
  const letters = word.replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
  let arabic = ''
  for (let at = 0; at < letters.length;) {
    const group = groups.find((table, i) => table.has(letters.slice(at, at + 3 - i)))
    const length = group ? 3 - groups.indexOf(group) : 1
    const part = letters.slice(at, at + length)
    arabic += vowels.includes(part) ? vowelAt(letters, at) : (group?.get(part) ?? part)
    at += length
  }
  return arabic
}

function vowelAt(letters: string, at: number) {
  const vowel = letters[at]!
  const isLast = at === letters.length - 1
  if (at === 0) return 'ei'.includes(vowel) ? 'إ' : 'أ'
  if (isLast)
    return (
      {
        a: /[nlmrdszfbkti]i?$|y$/.test(letters.slice(0, -1)) && letters.length > 4 ? 'ة' : 'ا',
        e: '',
        i: 'ي',
      }[vowel] ?? 'و'
    )
  if (vowel === 'o' || vowel === 'u')
    return syllables(letters) > 1 && at < 3 && vowel === 'u' ? '' : 'و'
  if (vowel === 'i')
    return isBeforeLast(letters, at) || vowels.includes(letters[at + 1]!) ? 'ي' : ''
  if (vowel === 'e') return ''
  return isBeforeLast(letters, at) ||
    /^[b-df-hj-np-tv-z]{1,2}a[b-df-hj-np-tv-z]h?[ei]/.test(letters.slice(at - 1))
    ? 'ا'
    : ''
}

const syllables = (letters: string) => letters.match(/[aeiou]+/g)?.length ?? 0

/** A vowel before the last consonant is mostly long, unless two consonants stand before it: Jamal, Karim, but Ahmad. */
const isBeforeLast = (letters: string, at: number) =>
  /^[aeiou](?:[sctkdg]h|[b-df-hj-np-tv-z])[ae]?$/.test(letters.slice(at)) && syllables(letters) > 1
