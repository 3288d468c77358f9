import { finder } from '#database/finding/definer'
import {
  wordStartStage,
  halfWordStage,
  anywhereStage,
  wholeNameStage,
  nearKeyStage,
  keyStage,
} from '#database/finding/stages'

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
  birth_date: 'text',
}

/** As domain/search/ranking/asked_text.ts makes them. */
const asked = [
  'turned',
  'begun',
  'inside',
  'closest',
  'exact',
  'sure',
  'near',
  'heads',
  'headed',
  'beside',
  'tails',
  'loose',
]
const queries = ['whole', 'started']
const typed = [...asked.map((name) => `${name} text[]`), ...queries.map((name) => `${name} text`)]

/** Of instructors nobody reads it in a list. */
const birthDate = { students: 's.birth_date::text', instructors: 'null::text' }

/**
 * The people that words may mean, by stages: most are asked only when those before them have found fewer than wanted, so
 * that what is common costs little. Who ranks them is domain/search.
 */
export const findPeople = (table: 'students' | 'instructors') => {
  return finder({
    name: `find_${table}`,
    parameters: { asked: 'jsonb', wanted: 'integer', filter: 'jsonb' },
    answers,
    body: `
      ${typed.join('; ')};
      starting tsquery; first text; second text; one text[]; two text[]; fresh uuid[]; first_of text[]; second_of text[]; many integer;
      named uuid[] := '{}'; texts uuid[] := '{}'; keyed uuid[] := '{}'; within uuid[] := '{}'; nearly uuid[] := '{}';
      known uuid[] := '{}'; is_close boolean := true; is_often boolean; sounds_often boolean;
    begin
      if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
      select a.* into ${[...asked, ...queries].join(', ')} from jsonb_to_record(asked) as a (${typed.join(', ')});
      ${[wholeNameStage, wordStartStage, keyStage, anywhereStage, halfWordStage, nearKeyStage].map((stage) => stage(table)).join('')}
      return query select f.stage, s.id, s.number, s.first_name, s.last_name, s.first_name_other, s.last_name_other,
          s.email, s.phone, s.archived_at is not null, ${birthDate[table]}
        from (
          select 'named' as stage, unnest(named) as id union all select 'begun', unnest(texts)
          union all select 'keyed', unnest(keyed) union all select 'inside', unnest(within)
          union all select 'near', unnest(nearly)
        ) f cross join lateral (
          select * from public.${table} s where s.tenant_id = tenant and s.id = f.id limit 1) s;`,
  })
}
