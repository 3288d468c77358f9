import { findPeople } from '#database/finding/people'
import { Migration } from '#database/migration'
import { searchTrigger } from '#database/search_changes'

/**
 * A student's document holds the birth date, which tells two of one name apart; a server outside is told everything anew.
 * A letter that is wrong in one word is looked for beside the others first (docs/adr/0035-names-in-two-scripts.md).
 */
export default class FoundPeople extends Migration {
  up() {
    for (const table of ['students', 'instructors'] as const) {
      this.run(`drop function search.find_${table}(jsonb, integer, jsonb)`)
      this.run(findPeople(table))
    }
    this.run(searchTrigger('students', 'update'))
    this.run('delete from platform.search_mirrors')
  }
}
