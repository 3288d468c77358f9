import { BaseSchema } from '@adonisjs/lucid/schema'
import { keptPage } from '#database/searched_list/list'
import { pageFunctions } from '#database/searched_list/page'
import { searchedPeople } from '#database/searched_list/people'

/** A filter that half of the rows fit counts no further than anybody reads; the last page is as near as the first. */
export default class WideFilters extends BaseSchema {
  async up() {
    for (const spec of searchedPeople) {
      for (const statement of [...pageFunctions(spec), keptPage(spec)]) this.schema.raw(statement)
    }
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
