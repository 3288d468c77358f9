import { Migration } from '#database/migration'
import { catalogueOrder, liveIndex } from '#database/list_order'

const named = ['subjects', 'levels', 'terms', 'services', 'packages']
const titled = ['courses', 'groups']

export default class ListOrder extends Migration {
  up() {
    for (const table of named) this.run(catalogueOrder(table))
    for (const table of titled) this.run(catalogueOrder(table, 'title'))
    this.run(liveIndex('instructors'))
    this.run(`
      create index levels_in_order on public.levels (tenant_id, position, id) where archived_at is null;
      create index terms_in_order on public.terms (tenant_id, starts_on, id) where archived_at is null;`)
  }
}
