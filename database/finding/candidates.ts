import { havingWords } from '#database/finding/words'

/** What a filter may ask of a person; it asks only for attributes of its index, so of no instructor's birth date. */
const document = `jsonb_build_object('id', s.id, 'number', s.number, 'first_name', s.first_name,
  'last_name', s.last_name, 'first_name_other', s.first_name_other, 'last_name_other', s.last_name_other,
  'email', s.email, 'phone', s.phone, 'archived', s.archived_at is not null, 'birth_date', s.birth_date)`

const fitting = `(filter is null or search.fits(${document}, filter))`

/** Candidates of a stage: the better it tells who is meant, the fewer are needed. */
export const most = {
  walked: 40,
  texts: 60,
  close: 60,
  sounding: 100,
  halves: 150,
  nearly: 300,
  compared: 3000,
  alone: 600,
}
/** Of the newest, so many are looked through; where so many of them are right, more are walked through, as far as this. */
export const probed = 100
const common = 2
const walkedThrough = 2000
export const enough = 20

export const ofTenant = (table: string) => `public.${table} s where s.tenant_id = tenant`

export const unnamed = `s.id <> all (known) and ${fitting}`

/** Ids of people nobody has named yet. */
export const found = (table: string, where: string, limit: number | string) => `array(
  select s.id from ${ofTenant(table)} and ${where} and ${unnamed} limit ${limit})`

/** The same of words, whose index knows the tenant: asked plainly, PostgreSQL would gather all its rows beside it. */
export const foundByWords = (
  table: string,
  query: string,
  where = 'true',
  limit = most.texts
) => `array(
  select s.id from public.${table} s where (s.tenant_id = tenant) is true and ${havingWords(query)} and ${where}
    and ${unnamed} limit ${limit})`

export const added = (ids: string, more: string) =>
  `fresh := ${more}; ${ids} := ${ids} || fresh; known := known || fresh;`

export const newest = (table: string, rows: number) =>
  `(select * from ${ofTenant(table)} order by s.id desc limit ${rows}) s`

/** How many of the newest are right: where a few are, an index would first gather everybody who is. */
export const isOften = (where: string) => `count(*) filter (where ${where}) >= ${common}`

/** By walking from the newest. Where those probed were an exception too few are found, and the index is asked all the same. */
export const walked = (table: string, ids: string, where: string) =>
  added(
    ids,
    `array(
      select s.id from ${newest(table, walkedThrough)} where ${where} and ${unnamed} limit ${most.walked})`
  )

/** Two patterns lead the index of trigrams, `first` and `second`; the others are asked of what they leave. */
export const inside = (patterns: string) => `s.search_text like first and s.search_text like second
  and s.search_text like all (${patterns})`

/** As with patterns: the keys of two words lead the index, those of a third are asked of what they leave. */
export const sharing = (words: string) => `s.name_keys && one and s.name_keys && two
  and (cardinality(${words}) < 3 or not exists (
    select from unnest(${words}[3:]) word where not s.name_keys && string_to_array(word, ' ')))
  and s.search_text like all (loose)`

export const keysOf = (words: string) =>
  `one := string_to_array(${words}[1], ' '); two := string_to_array(coalesce(${words}[2], ${words}[1]), ' ');`

export const patternsOf = (words: string) =>
  `first := ${words}[1]; second := coalesce(${words}[2], ${words}[1]);`
