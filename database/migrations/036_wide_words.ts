import { BaseSchema } from '@adonisjs/lucid/schema'
import { pageFunctions } from '#database/searched_list/page'
import { searchedPeople } from '#database/searched_list/people'

/** A word that very many have is no longer looked for in everybody. */
export default class WideWords extends BaseSchema {
  async up() {
    for (const spec of searchedPeople) {
      for (const statement of pageFunctions(spec)) this.schema.raw(statement)
    }
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
