import { BaseSchema } from '@adonisjs/lucid/schema'
import { keptPage } from '#database/searched_list/list'
import { pageFunctions } from '#database/searched_list/page'

const sorts = {
  name_en: ['sorted_en', 'id'],
  name_ar: ['sorted_ar', 'id'],
  created_at: ['created_at', 'id'],
  status: ['status', 'sequence'],
}

const searched = [
  {
    one: 'student',
    table: 'students',
    sorts,
    statuses: ['lead', 'applicant', 'active', 'on_hold', 'left', 'alumni', 'blocked'],
  },
  { one: 'guardian', table: 'guardians', sorts, statuses: ['active', 'inactive'] },
]

/** A filter that half of the rows fit counts no further than anybody reads; the last page is as near as the first. */
export default class WideFilters extends BaseSchema {
  async up() {
    for (const spec of searched) {
      for (const statement of [...pageFunctions(spec), keptPage(spec)]) this.schema.raw(statement)
    }
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
