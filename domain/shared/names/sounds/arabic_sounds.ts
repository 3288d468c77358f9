import { type Sound, sound, sounds } from '#domain/shared/names/sounds/sound'

const beginnings = sounds('ا=A ع=A ء=A و=W/A,f ي=Y/A,j ى=Y/A')
const vowelOrGlide = sound('A/W,Y')

const consonants = sounds(`
  ب=b پ=b ت=t ث=t,s ج=j/g چ=x/j,g ح=h خ=k/h د=d ذ=d,z/t ر=r ز=z/s,j ژ=z/j س=s ش=x ص=s ض=d,z ط=t ظ=z,d
  غ=g ف=f ڤ=f ق=k,g ك=k گ=g/k ل=l م=m ن=n ه=h و=-/f
`)

/** Latin writes sh, th and dh for these two as for ش, ث and ذ. */
const pairs = sounds(
  'سح=sh/x سه=sh/x صح=sh/x صه=sh/x تش=x/tx ته=th/t تح=th/t ده=dh/d دح=dh/d ضح=dh/d'
)

const endings = sounds('ه=-/h,t ة=-/t ح=-/h د=d/t')

/** The consonants of an Arabic word; vowels are heard only where it begins with one. */
export function arabicSounds(word: string): Sound[] {
  const letters = word.replace('الله', 'اله')
  const last = letters.length - 1
  const heard: Sound[] = []
  for (let i = 0; i <= last; i++) {
    const found = i === 0 ? beginning(letters) : i === last ? endings.get(letters[i]!) : undefined
    const pair = !found && i + 1 < last ? pairs.get(letters.slice(i, i + 2)) : undefined
    const one = found ?? pair ?? consonants.get(letters[i]!)
    if (one) heard.push(one)
    if (pair) i++
  }
  return heard
}

function beginning(letters: string) {
  const begun = beginnings.get(letters[0]!)
  return letters[0] === 'ا' && 'وي'.includes(letters[1] ?? '-') ? vowelOrGlide : begun
}
