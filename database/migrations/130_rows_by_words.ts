import { Migration } from '#database/migration'
import { searchedPeople } from '#database/searched_list/people'
import { wordedPage } from '#database/searched_list/worded_page'

/** A list that is filtered by words asks their index, however many rows are counted. */
export default class RowsByWords extends Migration {
  up() {
    for (const spec of searchedPeople) this.run(wordedPage(spec))
  }
}
