import { byTrigrams, reader } from '#database/finding/definer'
import { fits } from '#database/finding/fits'
import { findGroups } from '#database/finding/groups'
import { byKeys, nameKeys } from '#database/finding/name_keys'
import { findPeople } from '#database/finding/people'
import { Migration } from '#database/migration'
import { narrowedAgain } from '#database/searched_list/narrowed'
import { wordConditions, wordedList } from '#database/searched_list/worded'
import { searchedPeople } from '#database/searched_list/people'

/** Names are found in both scripts (docs/adr/0035-names-in-two-scripts.md): by keys, and by functions that rank nothing. */
export default class NameKeys extends Migration {
  up() {
    for (const table of ['students', 'guardians', 'instructors', 'administrators']) {
      this.run(nameKeys(table))
    }
    for (const table of ['students', 'guardians', 'instructors']) this.run(byKeys(table))
    for (const table of ['instructors', 'groups', 'courses']) {
      this.run(byTrigrams(table))
      this.run(reader(table))
    }
    this.lists()
    for (const definition of [fits, findPeople('students'), findPeople('instructors'), findGroups])
      this.run(definition)
    this.run(`select jobs.create_queue('name_keys',
      '{"policy": "stately", "retryLimit": 5, "retryDelay": 10, "retryBackoff": true}'::jsonb)`)
  }

  private lists() {
    this.run(wordConditions)
    for (const spec of searchedPeople)
      for (const definition of wordedList(spec)) this.run(definition)
    for (const definition of narrowedAgain) this.run(definition)
  }
}
