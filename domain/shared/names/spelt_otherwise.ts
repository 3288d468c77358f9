import { nameCosts } from '#domain/shared/names/name_cost'
import { nameWords } from '#domain/shared/names/words/name_words'
import type { StoredNames } from '#domain/shared/text/person_names'

/**
 * How far, for each word asked for, the usual ways to write one name lie apart; another name lies farther. Arabic leaves
 * short vowels out: of whom only the other script tells, even the likeliest reading is some way off.
 */
const perWord = { sameScript: 1.2, otherScript: 3.5 }

/** Whether somebody has the name that was typed, only written another way: Mohamed, Mohammed and محمد are one name. */
export function speltOtherwise(query: string): (person: StoredNames) => boolean {
  const costOf = nameCosts(query)
  const asked = nameWords(query)
  const isInScript = (name: string) => nameWords(name)[0]?.script === asked[0]?.script
  return (person) => {
    const written = waysWritten(person)
    const most = written.some(isInScript) ? perWord.sameScript : perWord.otherScript
    return costOf(written) <= asked.length * most
  }
}

const waysWritten = (person: StoredNames) =>
  [
    [person.first_name, person.last_name],
    [person.first_name_other, person.last_name_other],
  ]
    .map((pair) => pair.filter(Boolean).join(' '))
    .filter(Boolean)
