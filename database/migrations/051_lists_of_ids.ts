import { Migration } from '#database/migration'
import { listFunctionsAgain } from '#database/searched_list/list'
import { searchedPeople } from '#database/searched_list/people'

/**
 * A list's function answers ids only: the query says what a row shows, so a new column needs no
 * migration.
 */
export default class ListsOfIds extends Migration {
  up() {
    for (const spec of searchedPeople)
      for (const definition of listFunctionsAgain(spec)) this.run(definition)
    this.run('drop function if exists search.live_states()')
  }
}
