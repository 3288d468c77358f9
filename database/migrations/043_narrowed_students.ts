import { Migration } from '#database/migration'
import { declaredNarrowing, narrowedHits, narrowing } from '#database/searched_list/narrowed'
import { declaredFilter, filtered, pageOfHits } from '#database/searched_list/parts'

const given = `query text, statuses text[], created_from timestamptz, created_to timestamptz, archived boolean, sort text,
    descending boolean, wanted bigint, per integer, groups uuid[], courses uuid[], levels uuid[], guardians uuid[],
    born_after date[], born_until date[]`

/**
 * The page of students by group, guardian or age (docs/adr/0031). Unlike search.student_page() it
 * runs with its caller's rights: such a filter has an index that row-level security lets it use,
 * and the words are looked for among what that leaves.
 */
const page = `
  create function search.narrowed_student_page(${given}) returns table (id uuid, total bigint, page bigint)
  language plpgsql stable rows 50 set search_path = pg_catalog, pg_temp as $$
  declare
    tenant uuid := platform.entered();
    pattern text;
    ${declaredFilter('s.')}
    ${declaredNarrowing}
  begin
    foreach pattern in array coalesce(search.patterns(query), '{}') loop
      filter := filter || format(' and s.search_text like %L', pattern);
    end loop;
    ${filtered('s.')}
    ${narrowing}
    return query execute format('
      with hits as materialized (
        ${narrowedHits}
      ${pageOfHits('%s')}', filter,
      search.student_order(sort, descending)) using wanted, per;
  end $$;`

export default class NarrowedStudents extends Migration {
  up() {
    this.run(page)
  }
}
