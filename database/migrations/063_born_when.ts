import { findPeople } from '#database/finding/people'
import { Migration } from '#database/migration'
import { searchTrigger } from '#database/search_changes'

/** A student's document holds the birth date, which tells two of one name apart; a server outside is told everything anew. */
export default class BornWhen extends Migration {
  up() {
    for (const table of ['students', 'instructors'] as const) {
      this.run(`drop function search.find_${table}(jsonb, integer, jsonb)`)
      this.run(findPeople(table))
    }
    this.run(searchTrigger('students', 'update'))
    this.run('delete from platform.search_mirrors')
  }
}
