import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { sameWords } from '#domain/imports/cells/same_words'

export type Words<Choice extends string = string> = Readonly<Record<Choice, readonly string[]>>

const yes = ['yes', 'y', 'true', '1', 'x', 'نعم', 'صح', 'صحيح']
const no = ['no', 'n', 'false', '0', 'لا', 'خطأ']

export function meanings(words: Words) {
  const known = new Map<string, string>()
  for (const [meant, others] of Object.entries(words)) {
    for (const word of [meant, ...others]) known.set(sameWords(word), meant)
  }
  return (word: string) => known.get(sameWords(word))
}

export function choiceCell<Choice extends string>(words: Words<Choice>): Reader {
  const meaning = meanings(words)
  return (text) => {
    const meant = meaning(text)
    return meant === undefined ? problem('choice') : value(meant)
  }
}

export function choicesCell<Choice extends string>(words: Words<Choice>): Reader {
  const meaning = meanings(words)
  return (text) => {
    const meant = text
      .split(/[,;،؛/+|\n]/)
      .filter((word) => word.trim() !== '')
      .map(meaning)
    return meant.includes(undefined) ? problem('choice') : value([...new Set(meant)])
  }
}

const truth = meanings({ yes, no })

export const booleanCell: Reader = (text) => {
  const meant = truth(text)
  return meant === undefined ? problem('boolean') : value(meant === 'yes')
}
