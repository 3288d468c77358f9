import { type Sound, sound, sounds } from '#domain/shared/names/sounds/sound'

/** Groups of four letters, of three, of two, and single ones. */
const groups = [
  sounds('tsch=x'),
  sounds('tch=x sch=x'),
  sounds(
    'sh=x/sh ch=x/k,tx kh=k/h,kh gh=g/k dh=d/z,dh th=t/s,d,th dj=j ph=f ck=k cz=x/z ts=ts/z tz=ts/z'
  ),
  sounds(
    'b=b p=b t=t j=j d=d r=r z=z s=s f=f v=f/- k=k q=k g=g/j l=l m=m n=n h=h x=ks/k,s c=k w=-/f'
  ),
]

const endings = sounds('h=-/h t=t/d,- d=d/t c=k/x')
const softC = sound('s/k,x,j')
/** Popović, but Eric. */
const softEnd = sound('x,k')
const weakH = sound('h/-')

/** How a word begins that may begin with alif, و or ي in Arabic. */
const beginnings: [RegExp, Sound][] = [
  [/^ou(?=[aeiy])/, sound('W/A')],
  [/^ou/, sound('A/W')],
  [/^[ie](?=[aou])/, sound('A/Y')],
  [/^[aeiou]/, sound('A')],
  [/^y(?=[aeiou])/, sound('Y')],
  [/^y/, sound('Y,A')],
  [/^w/, sound('W/f')],
  [/^v/, sound('f/W')],
  [/^j/, sound('j/Y')],
  [/^ch(?=[rl])/, sound('k')],
]

/** The consonants of a Latin word, a doubled one once; vowels are heard only where it begins with one. */
export function latinSounds(word: string): Sound[] {
  const letters = word.replace(/([b-df-gj-np-tv-z])\1+/g, '$1')
  const begun = beginnings.find(([pattern]) => pattern.test(letters))
  const heard: Sound[] = begun ? [begun[1]] : []
  let at = begun ? begun[0].exec(letters)![0].length : 0
  while (at < letters.length) {
    const [one, length] = soundAt(letters, at)
    if (one) heard.push(one)
    at += length
  }
  return heard
}

function soundAt(letters: string, at: number): [Sound | undefined, number] {
  const letter = letters[at]!
  if ('aeiouy'.includes(letter)) return [undefined, 1]
  const special = at > 0 ? specialAt(letters, letter, at) : undefined
  if (special) return [special, 1]
  for (const [shorter, group] of groups.entries()) {
    const length = groups.length - shorter
    const one = group.get(letters.slice(at, at + length))
    if (one) return [one, length]
  }
  return [undefined, 1]
}

function specialAt(letters: string, letter: string, at: number) {
  if (at === letters.length - 1) return letters.endsWith('ic') ? softEnd : endings.get(letter)
  if (letter === 'c' && 'eiy'.includes(letters[at + 1]!)) return softC
  return letter === 'h' && at === letters.length - 2 && letters.endsWith('aha') ? weakH : undefined
}
