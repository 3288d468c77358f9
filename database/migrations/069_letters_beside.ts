import { findPeople } from '#database/finding/people'
import { Migration } from '#database/migration'

/** A letter that is wrong in one word is looked for beside the others first (docs/adr/0035-names-in-two-scripts.md). */
export default class LettersBeside extends Migration {
  up() {
    for (const table of ['students', 'instructors'] as const) {
      this.run(`drop function if exists search.find_${table}(jsonb, integer, jsonb)`)
      this.run(findPeople(table))
    }
  }
}
