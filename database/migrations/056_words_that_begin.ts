import { findPeople } from '#database/finding/people'
import { byWords, wordsOf } from '#database/finding/words'
import { Migration } from '#database/migration'

/** Words are found as they begin by an index of words; trigrams are left for what stands within one. */
export default class WordsThatBegin extends Migration {
  up() {
    this.run(wordsOf)
    for (const table of ['students', 'instructors'] as const) {
      this.run(byWords(table))
      this.run(`drop function search.find_${table}(jsonb, integer, jsonb)`)
      this.run(findPeople(table))
    }
  }
}
