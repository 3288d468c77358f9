import { Migration } from '#database/migration'
import { pageFunctions } from '#database/searched_list/page'
import { searchedPeople } from '#database/searched_list/people'

export default class WideWords extends Migration {
  up() {
    for (const spec of searchedPeople) {
      for (const statement of pageFunctions(spec)) this.run(statement)
    }
  }
}
