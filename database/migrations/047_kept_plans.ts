import { Migration } from '#database/migration'

const functions = [
  'platform.principal',
  'search.student_text',
  'search.catalogue_text',
  'search.sorted_name',
]

/**
 * A function in SQL is inlined into each statement that uses it, or planned within it: a single new
 * row cost twice as much for that, and a session four times. In PL/pgSQL it is planned once for a
 * connection, and an expression that is no query is not even run as one.
 */
export default class KeptPlans extends Migration {
  up() {
    this.run(`
      do $$
      declare
        one record;
      begin
        for one in
          select p.prosrc, pg_get_functiondef(p.oid) as definition,
            case n.nspname when 'search' then regexp_replace(p.prosrc, '^\\s*select', '') else p.prosrc end as expression
          from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
          where l.lanname = 'sql' and n.nspname || '.' || p.proname in (${functions.map((name) => `'${name}'`).join(', ')})
        loop
          execute replace(
            replace(one.definition, 'LANGUAGE sql', 'LANGUAGE plpgsql'),
            one.prosrc,
            'begin return (' || one.expression || '); end'
          );
        end loop;
      end $$;
      alter function platform.principal(uuid) set plan_cache_mode = force_generic_plan;
    `)
  }
}
