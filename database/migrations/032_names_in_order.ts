import { Migration } from '#database/migration'
import { pageFunctions } from '#database/searched_list/page'

const people = ['students', 'guardians', 'instructors', 'administrators']
const listed = ['students', 'guardians', 'instructors']
const searched = [
  ['student', 'students'],
  ['guardian', 'guardians'],
] as const

const sorts = {
  name_en: ['sorted_en', 'id'],
  name_ar: ['sorted_ar', 'id'],
  created_at: ['created_at', 'id'],
  status: ['status', 'sequence'],
}

const bothNames = 'first_name text, last_name text, first_name_other text, last_name_other text'
const names = 'first_name, last_name, first_name_other, last_name_other'

const [otherGiven, otherFamily] = [
  `coalesce(first_name_other, '')`,
  `coalesce(last_name_other, '')`,
]

/**
 * The other name is shown on pages in this script (inertia/ui/names/names.ts decides the same way).
 */
const otherFits = `(${otherGiven} || ${otherFamily}) <> ''
          and ((${otherGiven} || ${otherFamily}) ~ '[ء-ۿ]') = arabic
          and ((first_name || last_name) ~ '[ء-ۿ]') <> arabic`

/**
 * A page sorts by the name it shows: an Arabic page by the given name, an English one by the family
 * name (docs/adr/0022-names-in-order.md). One expression without a query of its own, so that
 * PostgreSQL inlines it instead of calling it.
 */
export default class NamesInOrder extends Migration {
  up() {
    this.run(`
      create function search.sorted_name(${bothNames}, arabic boolean) returns text
      language sql immutable parallel safe as $$
        select translate(lower(trim(case
          when ${otherFits}
          then case when arabic then ${otherGiven} || ' ' || ${otherFamily} else ${otherFamily} || ' ' || ${otherGiven} end
          when arabic then first_name || ' ' || last_name
          else last_name || ' ' || first_name end)), 'أإآٱىة', 'اااايه')
      $$;`)
    for (const table of people) {
      this.run(`
        alter table public.${table}
          add sorted_en text not null generated always as (search.sorted_name(${names}, false)) stored,
          add sorted_ar text not null generated always as (search.sorted_name(${names}, true)) stored;`)
    }
    for (const table of listed) {
      this.run(`
        drop index public.${table}_by_name;
        create index ${table}_by_name_en on public.${table} (tenant_id, sorted_en, id) where archived_at is null;
        create index ${table}_by_name_ar on public.${table} (tenant_id, sorted_ar, id) where archived_at is null;`)
    }
    for (const [one, table] of searched) {
      for (const statement of pageFunctions({ one, table, sorts })) this.run(statement)
    }
  }
}
