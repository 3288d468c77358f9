import { arabicSounds } from '#domain/shared/names/sounds/arabic_sounds'
import { latinSounds } from '#domain/shared/names/sounds/latin_sounds'
import { type Sound } from '#domain/shared/names/sounds/sound'
import { type Script } from '#domain/shared/names/words/written_words'

/** What a record is filed under at most, and what a query is tried with. */
const mostFiled = 4
const mostTried = 24

/** The consonants of a word as they sound in either script, the likeliest reading first. */
export const filedSkeletons = (word: string, script: Script) =>
  read(word, script, ({ usual }) => usual, mostFiled)

/** The same with what is only sometimes heard: g for ج, t for ة. A query can afford it, a record can't. */
export const triedSkeletons = (word: string, script: Script) =>
  read(word, script, ({ tried }) => tried, mostTried)

function read(word: string, script: Script, heard: (sound: Sound) => string[], most: number) {
  if (script === 'other') return [word]
  const sounds = script === 'arabic' ? arabicSounds(word) : latinSounds(word)
  let skeletons = ['']
  for (const sound of sounds) skeletons = spread(skeletons, heard(sound), most)
  return skeletons.map((skeleton) => skeleton || word)
}

function spread(skeletons: string[], sounds: string[], most: number) {
  if (sounds.length === 1) return skeletons.map((skeleton) => skeleton + sounds[0]!)
  const longer: string[] = []
  for (const sound of sounds) {
    for (const skeleton of skeletons) longer.push(skeleton + sound)
  }
  return [...new Set(longer)].slice(0, most)
}
