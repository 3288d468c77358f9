import { normalisedName } from '#domain/shared/names/normalised_name'

interface Findable {
  label: string
  words?: string
}

export function findChoices<Choice extends Findable>(
  choices: Choice[],
  search: string,
  limit = Infinity
): Choice[] {
  const wanted = normalisedName(search).split(' ').filter(Boolean)
  const found: Choice[] = []
  for (const choice of choices) {
    if (found.length >= limit) break
    const text = normalisedName(`${choice.label} ${choice.words ?? ''}`)
    if (wanted.every((word) => text.includes(word))) found.push(choice)
  }
  return found
}
