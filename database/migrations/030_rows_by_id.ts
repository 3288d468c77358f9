import { Migration } from '#database/migration'

/**
 * The newest page of students and guardians is planned once and knows neither how long a page is nor how many a centre
 * has: where one centre holds most of the table it read all of it to join 25 rows. Each row is read by its id instead.
 */
export default class RowsById extends Migration {
  up() {
    for (const table of ['students', 'guardians']) this.run(rewrite(table))
  }
}

const rewrite = (table: string) => `
  do $$ begin
    execute replace(
      pg_get_functiondef('search.newest_${table}(bigint, integer)'::regprocedure),
      'join public.${table} s on s.tenant_id = tenant and s.id = p.id',
      'cross join lateral (select * from public.${table} t where t.tenant_id = tenant and t.id = p.id limit 1) s'
    );
  end $$;`
