import { finder } from '#database/finding/definer'

/** People who hold their name in both scripts, with the word in it; its keys lead to those who may be meant. */
const holders = (table: string) => `(
  select s.first_name, s.last_name, s.first_name_other, s.last_name_other, s.updated_at
  from public.${table} s
  where '${table}' = any (kinds) and s.tenant_id = tenant and s.name_keys @> a.keys and s.first_name_other is not null
    and strpos(' ' || s.search_text || ' ', ' ' || a.word || ' ') > 0
  limit most)`

const tables = ['students', 'guardians', 'instructors', 'administrators']

/**
 * How the centre writes words in the other script: each name that has one of them, beside the same name in the other
 * script, how many people write it so and when the latest of them was written. Of a common name `most` people of a table
 * are enough; `kinds` are the tables that the asker may see.
 */
export const namePairs = finder({
  name: 'name_pairs',
  parameters: { asked: 'jsonb', most: 'integer', kinds: 'text[]' },
  answers: { word: 'text', name: 'text', other: 'text', times: 'integer', latest: 'timestamptz' },
  body: `
    begin
      if tenant is null then raise exception 'no tenant' using errcode = '42501'; end if;
      return query select a.word, pair.name, pair.other, count(*)::integer, max(s.updated_at)
        from jsonb_to_recordset(asked) as a (word text, keys text[])
        cross join lateral (${tables.map(holders).join(' union all ')}) s
        cross join lateral (values
          (s.first_name, s.first_name_other), (s.first_name_other, s.first_name),
          (s.last_name, s.last_name_other), (s.last_name_other, s.last_name)
        ) as pair (name, other)
        where pair.other is not null
          and strpos(' ' || search.normalise(pair.name) || ' ', ' ' || a.word || ' ') > 0
        group by a.word, pair.name, pair.other;`,
})
