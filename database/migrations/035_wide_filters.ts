import { Migration } from '#database/migration'
import { keptPage } from '#database/searched_list/list'
import { pageFunctions } from '#database/searched_list/page'
import { searchedPeople } from '#database/searched_list/people'

/** A filter that half of the rows fit counts no further than anybody reads; the last page is as near as the first. */
export default class WideFilters extends Migration {
  up() {
    for (const spec of searchedPeople) {
      for (const statement of [...pageFunctions(spec), keptPage(spec)]) this.run(statement)
    }
  }
}
