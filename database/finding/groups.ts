import { finder } from '#database/finding/definer'

const answers = {
  stage: 'text',
  id: 'uuid',
  code: 'text',
  title_en: 'text',
  title_ar: 'text',
  course_en: 'text',
  course_ar: 'text',
  work_type: 'text',
  archived: 'boolean',
}

const inLanguage = (name: string) =>
  `case when arabic then coalesce(${name}_ar, ${name}_en) else coalesce(${name}_en, ${name}_ar) end`
const inOther = (name: string) => `case when arabic then ${name}_en else ${name}_ar end`

const document = `jsonb_build_object('id', g.id, 'name', g.code, 'title', ${inLanguage('g.title')},
  'title_other', ${inOther('g.title')}, 'course_name', ${inLanguage('c.title')}, 'work_type', g.work_type,
  'archived', g.archived_at is not null)`

/** Groups whose own words or whose course's are found by an index; `found` is what is known already. */
const hits = (condition: (table: 'g' | 'c') => string) => `
  select g.id, g.search_text || c.search_text as text
  from (
    select g.id from public.groups g where g.tenant_id = tenant and ${condition('g')}
    union
    select g.id from public.courses c join public.groups g on g.tenant_id = tenant and g.course_id = c.id
    where c.tenant_id = tenant and ${condition('c')}
  ) hit
  cross join lateral (select * from public.groups g where g.tenant_id = tenant and g.id = hit.id limit 1) g
  cross join lateral (select * from public.courses c where c.tenant_id = tenant and c.id = g.course_id limit 1) c
  where (seen is null or g.branch_id = any (seen)) and (filter is null or search.fits(${document}, filter))`

const most = 200

const worded = (patterns: string) => `array(
  select h.id from (${hits((table) => `${table}.search_text like ${patterns}[1]`)}) h
  where h.text like all (${patterns}) and h.id <> all(known) limit ${most})`

/**
 * The groups that words may mean, by code, title or the title of their course: as words begin, else anywhere, else those
 * that look like the longest word; the caller counts the letters that differ.
 */
export const findGroups = () =>
  finder({
    name: 'find_groups',
    parameters: { asked: 'jsonb', wanted: 'integer', filter: 'jsonb', arabic: 'boolean' },
    answers,
    body: `
      seen uuid[] := platform.seen_branches();
      texts uuid[]; within uuid[] := '{}'; nearly uuid[] := '{}'; known uuid[] := '{}';
      begun text[]; inside text[]; longest text;
    begin
      if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
      select a.* into begun, inside, longest
      from jsonb_to_record(asked) as a (begun text[], inside text[], longest text);
      texts := ${worded('begun')};
      known := texts;
      if cardinality(known) < wanted and inside <> begun then
        within := ${worded('inside')};
        known := known || within;
      end if;
      if cardinality(known) < wanted and longest is not null then
        perform set_config('pg_trgm.word_similarity_threshold', '0.25', true);
        nearly := array(
          select h.id from (${hits((table) => `${table}.search_text operator(public.%>) longest`)}) h
          where h.id <> all(known) order by public.word_similarity(longest, h.text) desc limit ${most});
      end if;
      return query select f.stage, g.id, g.code, g.title_en, g.title_ar, c.title_en, c.title_ar, g.work_type,
          g.archived_at is not null
        from (
          select 'begun' as stage, unnest(texts) as id union all select 'inside', unnest(within)
          union all select 'near', unnest(nearly)
        ) f
        cross join lateral (select * from public.groups g where g.tenant_id = tenant and g.id = f.id limit 1) g
        cross join lateral (select * from public.courses c where c.tenant_id = tenant and c.id = g.course_id limit 1) c;`,
  })
