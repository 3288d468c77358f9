import { Migration } from '#database/migration'

const before = `select c\\.block, sum\\(c\\.total\\) over \\(\\s*order by c\\.block desc groups between unbounded preceding and 1 preceding\\) as before`
const counted = `from public\\.(\\w+)_counts c where c\\.tenant_id = tenant and c\\.block >= 0 and c\\.state <> 'archived'`
const added = `select c.block, sum(sum(c.total)) over (
          order by c.block desc rows between unbounded preceding and 1 preceding) as before
        from public.\\1_counts c where c.tenant_id = tenant and c.block >= 0 and c.state <> 'archived'
        group by c.block`

/**
 * Rows before a block are added up by blocks, not by every status of each: a late page takes a
 * third less.
 */
export default class LaterPages extends Migration {
  up() {
    this.run(`
      do $do$
      declare
        one record;
      begin
        for one in
          select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'search' and p.proname like 'newest\\_%'
        loop
          execute regexp_replace(one.definition, $re$${before}\\s*${counted}$re$, $new$${added}$new$);
        end loop;
      end $do$;
    `)
  }
}
