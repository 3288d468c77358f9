import { Migration } from '#database/migration'

/** A number is typed as `INV-2026-0203`, `2026-0203` or `INV20260203`. */
const numberText = `(' ' || search.normalise(number) || ' ' || regexp_replace(search.normalise(number), '[^[:alnum:]]', '', 'g'))`
const householdText = `(' ' || search.normalise(number || ' ' || name || ' ' || coalesce(name_other, '') || ' ' || coalesce(company_name, '')))`
const companyText = `(' ' || search.normalise(name || ' ' || coalesce(name_other, '') || ' ' || coalesce(tax_number, '')))`

/** Documents are found by their number without its prefix or separators, and by the number of their payer. */
export default class FindDocumentsByNumbers extends Migration {
  up() {
    this.run(`
      drop index public.documents_by_number_text, public.households_by_name_text, public.payers_by_name_text;
      create index documents_by_number_text on public.documents using gin (tenant_id, ${numberText} gin_trgm_ops)
        with (gin_pending_list_limit = 64) where number is not null;
      create index households_by_name_text on public.households using gin (tenant_id, ${householdText} gin_trgm_ops)
        with (gin_pending_list_limit = 64);
      create index payers_by_name_text on public.payers using gin (tenant_id, ${companyText} gin_trgm_ops)
        with (gin_pending_list_limit = 64) where name is not null;`)
    this.run(`
      create or replace function search.find_documents(words jsonb) returns table (id uuid)
      language plpgsql stable security definer rows 100 set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
      #variable_conflict use_column
      declare
        tenant uuid := platform.entered();
        worded text := search.worded(words, false, 's.');
        nearly text := search.worded(words, true, 's.');
        numbered text; housed text; company text;
      begin
        if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
        select coalesce(string_agg(format(' and %s like %L', $x$${numberText}$x$, pattern), ''), ''),
          coalesce(string_agg(format(' and %s like %L', $x$${householdText}$x$, pattern), ''), ''),
          coalesce(string_agg(format(' and %s like %L', $x$${companyText}$x$, pattern), ''), '')
        into numbered, housed, company from jsonb_to_recordset(words) as word (pattern text);
        loop
          return query execute format($x$
            with student as materialized (
              select s.id from public.students s where s.tenant_id = $1 %1$s
            ), guardian as materialized (
              select s.id from public.guardians s where s.tenant_id = $1 %1$s
            ), household as materialized (
              select id from public.households where tenant_id = $1 %2$s
              union select id from public.households where tenant_id = $1 and payer_guardian_id in (select id from guardian)
              union select id from public.households where tenant_id = $1 and payer_student_id in (select id from student)
            ), payer as materialized (
              select id from public.payers where tenant_id = $1 and name is not null %3$s
              union select id from public.payers where tenant_id = $1 and student_id in (select id from student)
              union select id from public.payers where tenant_id = $1 and guardian_id in (select id from guardian)
              union select id from public.payers where tenant_id = $1 and household_id in (select id from household)
            )
            select id from public.documents where tenant_id = $1 and number is not null %4$s
            union select id from public.documents where tenant_id = $1 and payer_id in (select id from payer)
            union select document_id from public.document_lines
              where tenant_id = $1 and student_id is not null and student_id in (select id from student)
          $x$, worded, housed, company, numbered) using tenant;
          exit when found or worded = nearly;
          worded := nearly;
        end loop;
      end $$;`)
  }
}
