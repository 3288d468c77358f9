import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

export default class StudentPage extends Migration {
  up() {
    this.run(`
      create index students_by_name on public.students (tenant_id, last_name, first_name, id) where archived_at is null;
      create index students_by_creation on public.students (tenant_id, created_at, id);
      do $$ begin
        execute format('create policy search_reader on public.students for select to %I using (true)', current_user);
      end $$;
    `)
    this.patterns()
    this.order()
    this.page()
  }

  /**
   * A query's words as LIKE patterns. A phone typed with spaces is one word; one or two letters match the beginning
   * of a word (a trigram index knows those), more letters match anywhere.
   */
  private patterns() {
    this.run(`
      create function search.patterns(query text) returns text[]
      language sql immutable parallel safe as $$
        select array_agg(format(case when length(word) < 3 then '%% %s%%' else '%%%s%%' end,
          replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_')))
        from (select search.normalise(left(query, 200)) as text) q
        cross join lateral unnest(case
          when q.text ~ '^[+(]*[0-9][0-9 ().-]{5,}$'
            then array[regexp_replace(regexp_replace(q.text, '[^0-9]', '', 'g'), '^00', '')]
          else string_to_array(q.text, ' ') end) as word
        where word <> ''
      $$;
    `)
  }

  private order() {
    this.run(`
      create function search.student_order(sort text, descending boolean) returns text
      language sql immutable parallel safe as $$
        select format(case sort
          when 'name' then 'last_name %1$s, first_name %1$s, id %1$s'
          when 'created_at' then 'created_at %1$s, id %1$s'
          when 'status' then 'status %1$s, sequence %1$s'
          else 'sequence %1$s' end, case when descending then 'desc' else 'asc' end)
      $$;
    `)
  }

  private page() {
    const signature =
      'search.student_page(text, text[], timestamptz, timestamptz, boolean, text, boolean, bigint, integer)'
    this.run(`
      create function search.student_page(
        query text, statuses text[], created_from timestamptz, created_to timestamptz, archived boolean,
        sort text, descending boolean, wanted bigint, per integer
      ) returns table (id uuid, total bigint, page bigint)
      language plpgsql stable security definer rows 50 set search_path = pg_catalog, pg_temp as $$
      declare
        tenant uuid := current_setting('app.tenant_id')::uuid;
        pattern text;
        filter text := format('tenant_id = %L and archived_at is %s null', tenant, case when archived then 'not' end);
      begin
        if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
        foreach pattern in array coalesce(search.patterns(query), '{}') loop
          filter := filter || format(' and search_text like %L', pattern);
        end loop;
        if cardinality(statuses) > 0 then filter := filter || format(' and status = any(%L::text[])', statuses); end if;
        if created_from is not null then filter := filter || format(' and created_at >= %L', created_from); end if;
        if created_to is not null then filter := filter || format(' and created_at < %L', created_to); end if;
        return query execute format('
          with hits as materialized (
            select id, sequence, first_name, last_name, created_at, status from public.students where %s
          ), sized as (select count(*) as total from hits),
          paged as (select total, greatest(1, least($1, (total + $2 - 1) / $2)) as page from sized)
          select id, (select total from paged), (select page from paged) from hits
          order by %s limit $2 offset (select (page - 1) * $2 from paged)', filter,
          search.student_order(sort, descending)) using wanted, per;
      end $$;
      revoke execute on function ${signature} from public;
      grant execute on function ${signature} to ${applicationRole()};
    `)
  }
}
