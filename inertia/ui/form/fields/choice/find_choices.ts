interface Findable {
  label: string
  words?: string
}

const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g

/** For comparison: without case, accents, vowel signs and the kinds of alef. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')

export function findChoices<Choice extends Findable>(
  choices: Choice[],
  search: string,
  limit = Infinity
): Choice[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  const found: Choice[] = []
  for (const choice of choices) {
    if (found.length >= limit) break
    const text = plain(`${choice.label} ${choice.words ?? ''}`)
    if (wanted.every((word) => text.includes(word))) found.push(choice)
  }
  return found
}
