import { Migration } from '#database/migration'
import { newestWithCommonWord } from '#database/searched_list/common_word'
import { searchedPeople } from '#database/searched_list/people'

/** A name that many sound like is no longer looked for in all of them. */
export default class CommonWords extends Migration {
  up() {
    for (const spec of searchedPeople) this.run(newestWithCommonWord(spec))
  }
}
