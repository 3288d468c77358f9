import { isOneLetterOff } from '#domain/shared/names/words/one_letter'
import { type Script } from '#domain/shared/names/words/written_words'

type Read = { stems: string[]; hasArticle: boolean }

const article = /^[aeiou]l(.{3,})$/
const assimilated = /^[aeu](?:([snrdtz])\1|sh|ch).{3,}$/
/** An article with a letter wrong: the name behind it is still read. بالقاسم is read so too. */
const nearlyArticle = /^(?:.ال|ا.ل|لا)(.{3,})$/
const abd = { latin: 'abdal', arabic: 'عبدال' }
/** What must be left behind Abdul with a letter wrong: anything shorter is a name of its own. */
const leastBehind = { latin: 4, arabic: 3 }
const joined = {
  latin: /^(?:ben|bin|ibn|bou|bu|abou|abu|abo)(.{3,})$/,
  arabic: /^(?:بن|ابن|بو|ابو)(.{3,})$/,
}

/** A word's readings. Whether "al" is the article or the name's own beginning (Elias, Alma) nobody can tell. */
export function nameStems(letters: string, script: Script): Read {
  if (script === 'other' || letters.length < 4 || letters === 'allah' || letters === 'الله') {
    return { stems: [letters], hasArticle: false }
  }
  return script === 'arabic' ? arabicStems(letters) : latinStems(letters)
}

function arabicStems(letters: string): Read {
  if (letters.startsWith('ال')) return { stems: [letters.slice(2), letters], hasArticle: true }
  const behind = behindNearlyAbd(letters, 'arabic') ?? nearlyArticle.exec(letters)?.[1]
  if (behind) return { stems: [letters, behind], hasArticle: false }
  return withoutParticle(letters, joined.arabic)
}

function latinStems(letters: string): Read {
  const named = article.exec(letters)?.[1]
  if (named) {
    const isOwn = 'aeiouy'.includes(named[0]!) || !'ae'.includes(letters[0]!)
    return { stems: isOwn ? [letters, named] : [named, letters], hasArticle: true }
  }
  const behind = behindNearlyAbd(letters, 'latin')
  if (behind) return { stems: [letters, behind], hasArticle: false }
  if (assimilated.test(letters)) return { stems: [letters, letters.slice(1)], hasArticle: false }
  return withoutParticle(letters, joined.latin)
}

/** Abdul with a letter wrong, and the name behind it. */
function behindNearlyAbd(letters: string, script: keyof typeof abd) {
  const whole = abd[script]
  if (letters.length < whole.length - 1 + leastBehind[script]) return undefined
  const begins = letters.slice(0, whole.length + 1).replace(/[eiou]/g, 'a')
  const lengths = [whole.length, whole.length - 1, whole.length + 1].filter(
    (length) => letters.length - length >= leastBehind[script]
  )
  const length = lengths.find((some) => isOneLetterOff(begins.slice(0, some), whole))
  return length && letters.slice(length)
}

/** Benali, بوبكر: found by the name after the particle too. */
function withoutParticle(letters: string, particles: RegExp): Read {
  const named = 'abiبا'.includes(letters[0]!) ? particles.exec(letters)?.[1] : undefined
  const behind = named?.replace(/^(?:ال|[ae]l)(?=.{3})/, '')
  return { stems: behind ? [letters, behind] : [letters], hasArticle: false }
}
