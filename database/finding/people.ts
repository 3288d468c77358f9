import { finder } from '#database/finding/definer'

const answers = {
  stage: 'text',
  id: 'uuid',
  number: 'text',
  first_name: 'text',
  last_name: 'text',
  first_name_other: 'text',
  last_name_other: 'text',
  email: 'text',
  phone: 'text',
  archived: 'boolean',
}

/** What a filter may ask of a row. */
const document = `jsonb_build_object('id', s.id, 'number', s.number, 'first_name', s.first_name,
  'last_name', s.last_name, 'first_name_other', s.first_name_other, 'last_name_other', s.last_name_other,
  'email', s.email, 'phone', s.phone, 'archived', s.archived_at is not null)`

const fitting = `(filter is null or search.fits(${document}, filter))`

/** Past the first two words, which lead the index, the others are asked of what those two leave. */
const sharing = (words: string) => `s.name_keys && one and s.name_keys && two
  and (cardinality(${words}) < 3 or not exists (
    select from unnest(${words}[3:]) word where not s.name_keys && string_to_array(word, ' ')))
  and s.search_text like all (loose)`

const mostTexts = 100
const mostNames = 200

/**
 * The people that words (domain/search/ranking/asked_text.ts) may mean, by stages: each is asked only when those before it
 * have found fewer than wanted. Whole names, by the indexes of the lists; words as they begin; words across scripts by the
 * keys of their sounds, the closest first; words anywhere; one letter wrong where nobody has the words as they are. What one in ten of the newest has is walked to
 * from the newest, because an index would first gather everybody.
 */
export const findPeople = (table: 'students' | 'instructors') => {
  const from = `public.${table} s where s.tenant_id = tenant`
  return finder({
    name: `find_${table}`,
    parameters: { asked: 'jsonb', wanted: 'integer', filter: 'jsonb' },
    answers,
    body: `
      named uuid[] := '{}'; texts uuid[]; closely uuid[] := '{}'; keyed uuid[] := '{}'; within uuid[] := '{}'; nearly uuid[] := '{}';
      known uuid[];
      turned text[]; begun text[]; inside text[]; closest text[]; exact text[]; near text[]; loose text[];
      first text; second text; one text[]; two text[];
    begin
      if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
      select a.* into turned, begun, inside, closest, exact, near, loose from jsonb_to_record(asked) as a (
        turned text[], begun text[], inside text[], closest text[], exact text[], near text[], loose text[]);
      if cardinality(turned) > 0 then
        named := array(
          (select s.id from ${from} and s.archived_at is null and s.sorted_en = any(turned) and ${fitting} limit wanted)
          union
          (select s.id from ${from} and s.archived_at is null and s.sorted_ar = any(turned) and ${fitting} limit wanted));
      end if;

      first := begun[1]; second := coalesce(begun[2], begun[1]);
      if (select count(*) from (
            select s.search_text from ${from} order by s.id desc limit 200
          ) newest where newest.search_text like all (begun)) >= 20 then
        texts := array(
          select s.id from (select * from ${from} order by s.id desc offset 0) s
          where s.search_text like all (begun) and s.id <> all(named) and ${fitting} limit ${mostTexts});
      else
        texts := array(
          select s.id from ${from} and s.search_text like first and s.search_text like second
            and s.search_text like all (begun) and s.id <> all(named) and ${fitting} limit ${mostTexts});
      end if;
      known := named || texts;

      if cardinality(known) < wanted and cardinality(closest) > 0 then
        one := string_to_array(closest[1], ' '); two := string_to_array(coalesce(closest[2], closest[1]), ' ');
        closely := array(
          select s.id from ${from} and ${sharing('closest')} and s.id <> all(known) and ${fitting} limit ${mostNames});
        known := known || closely;
      end if;

      if cardinality(known) < wanted and cardinality(exact) > 0 then
        one := string_to_array(exact[1], ' '); two := string_to_array(coalesce(exact[2], exact[1]), ' ');
        keyed := array(
          select s.id from ${from} and ${sharing('exact')} and s.id <> all(known) and ${fitting} limit ${mostNames});
        known := known || keyed;
      end if;

      if cardinality(known) < wanted and inside <> begun then
        first := inside[1]; second := coalesce(inside[2], inside[1]);
        within := array(
          select s.id from ${from} and s.search_text like first and s.search_text like second
            and s.search_text like all (inside) and s.id <> all(known) and ${fitting} limit ${mostTexts});
        known := known || within;
      end if;

      if cardinality(known) < wanted and cardinality(named || texts) = 0 and cardinality(near) > 0 then
        one := string_to_array(near[1], ' '); two := string_to_array(coalesce(near[2], near[1]), ' ');
        nearly := array(
          select s.id from ${from} and ${sharing('near')} and s.id <> all(known) and ${fitting} limit ${mostNames});
      end if;

      return query select f.stage, s.id, s.number, s.first_name, s.last_name, s.first_name_other, s.last_name_other,
          s.email, s.phone, s.archived_at is not null
        from (
          select 'named' as stage, unnest(named) as id union all select 'begun', unnest(texts)
          union all select 'keyed', unnest(closely || keyed) union all select 'inside', unnest(within)
          union all select 'near', unnest(nearly)
        ) f cross join lateral (select * from ${from} and s.id = f.id limit 1) s;`,
  })
}
