import { Migration } from '#database/migration'
import { searchedPeople } from '#database/searched_list/people'
import { wordedPage } from '#database/searched_list/worded_page'

const indexes = [
  ...['students', 'guardians', 'instructors', 'groups', 'courses'].map(
    (one) => `${one}_by_search_text`
  ),
  ...['students', 'guardians', 'instructors'].map((one) => `${one}_by_name_keys`),
  ...['students', 'instructors'].map((one) => `${one}_by_words`),
]

/**
 * These indexes put off what is added in a list that every search reads from beginning to end, up to 4
 * MB of it: after 2,000 new students a filtered list cost two to three times as much. 64 kB, the
 * least, are some thirty rows, and adding a student costs a tenth more. One hundred rows tell how
 * common words are as well as two hundred.
 */
export default class ShortPendingLists extends Migration {
  up() {
    for (const name of indexes)
      this.run(`
        alter index public.${name} set (gin_pending_list_limit = 64);
        select gin_clean_pending_list('public.${name}');`)
    for (const spec of searchedPeople) this.run(wordedPage(spec))
  }
}
