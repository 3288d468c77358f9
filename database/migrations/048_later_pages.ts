import { BaseSchema } from '@adonisjs/lucid/schema'
import { newest } from '#database/searched_list/list'
import { searchedPeople } from '#database/searched_list/people'

/** How many come before a block of numbers is added up by blocks, not by every status of each: a third less of a late page. */
export default class LaterPages extends BaseSchema {
  async up() {
    for (const spec of searchedPeople) this.schema.raw(newest(spec))
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
