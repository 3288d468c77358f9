import { Migration } from '#database/migration'
import { keptPage } from '#database/searched_list/list'
import { pageFunctions } from '#database/searched_list/page'
import { searchedPeople } from '#database/searched_list/people'

export default class WideFilters extends Migration {
  up() {
    for (const spec of searchedPeople) {
      for (const statement of [...pageFunctions(spec), keptPage(spec)]) this.run(statement)
    }
  }
}
