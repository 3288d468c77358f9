import { BaseSchema } from '@adonisjs/lucid/schema'

const entries = [
  ...['subjects', 'levels', 'terms', 'services', 'packages'].map((table) => ({
    table,
    name: 'name',
  })),
  ...['courses', 'groups'].map((table) => ({ table, name: 'title' })),
]

/** As a list sorts a name: without case, with one alef (domain/shared/lists/catalogue_source.ts). */
const sortable = (name: string) => `translate(lower(${name}), 'أإآٱىة', 'اااايه')`

/** A list as it opens is counted by one index of its live rows, and begun by another in the order it is asked for. */
export default class ListOrder extends BaseSchema {
  async up() {
    for (const { table, name } of entries) {
      this.counted(table)
      this.sorted(table, 'en', `coalesce(${name}_en, ${name}_ar)`)
      this.sorted(table, 'ar', `coalesce(${name}_ar, ${name}_en)`)
    }
    this.counted('instructors')
    this.schema.raw(`
      create index levels_in_order on public.levels (tenant_id, position, id) where archived_at is null;
      create index terms_in_order on public.terms (tenant_id, starts_on, id) where archived_at is null;`)
  }

  private counted(table: string) {
    this.schema.raw(
      `create index ${table}_live on public.${table} (tenant_id) where archived_at is null`
    )
  }

  private sorted(table: string, locale: string, name: string) {
    this.schema.raw(`
      create index ${table}_by_name_${locale} on public.${table} (tenant_id, (${sortable(name)}), id)
        where archived_at is null`)
  }

  async down() {
    throw new Error('Migrations only go forward')
  }
}
