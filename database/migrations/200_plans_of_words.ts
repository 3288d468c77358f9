import { Migration } from '#database/migration'
import { searchedPeople } from '#database/searched_list/people'
import { newestWithWord, wordedPage } from '#database/searched_list/worded_page'

/** A list that is filtered by one word, as most are, keeps the plans of its statements. */
export default class PlansOfWords extends Migration {
  up() {
    for (const spec of searchedPeople) this.run(`${newestWithWord(spec)}${wordedPage(spec)}`)
  }
}
