import { havingWords, inTenant } from '#database/finding/words'

/** What a filter may ask of a person. */
const document = `jsonb_build_object('id', s.id, 'number', s.number, 'first_name', s.first_name,
  'last_name', s.last_name, 'first_name_other', s.first_name_other, 'last_name_other', s.last_name_other,
  'email', s.email, 'phone', s.phone, 'archived', s.archived_at is not null)`

const fitting = `(filter is null or search.fits(${document}, filter))`

/** Candidates of a stage: the better it tells who is meant, the fewer are needed. */
const most = {
  walked: 40,
  texts: 60,
  close: 60,
  sounding: 100,
  nearly: 300,
  compared: 3000,
  alone: 600,
}
/** Of the newest, so many are looked through; where so many of them are right, more are walked through, as far as this. */
const probed = 100
const common = 2
const walkedThrough = 2000
const enough = 20

const ofTenant = (table: string) => `public.${table} s where s.tenant_id = tenant`

const unnamed = `s.id <> all (known) and ${fitting}`

/** Ids of people nobody has named yet. */
const found = (table: string, where: string, limit: number | string) => `array(
  select s.id from ${ofTenant(table)} and ${where} and ${unnamed} limit ${limit})`

/** The same of words, whose index knows the tenant: asked plainly, PostgreSQL would gather all its rows beside it. */
const foundByWords = (table: string, query: string, where = 'true') => `array(
  select s.id from public.${table} s where (s.tenant_id = tenant) is true and ${havingWords(query)} and ${where}
    and ${unnamed} limit ${most.texts})`

const added = (ids: string, more: string) =>
  `fresh := ${more}; ${ids} := ${ids} || fresh; known := known || fresh;`

const newest = (table: string, rows: number) =>
  `(select * from ${ofTenant(table)} order by s.id desc limit ${rows}) s`

/** How many of the newest are right: where a few are, an index would first gather everybody who is. */
const isOften = (where: string) => `count(*) filter (where ${where}) >= ${common}`

/** By walking from the newest. Where those probed were an exception too few are found, and the index is asked all the same. */
const walked = (table: string, ids: string, where: string) =>
  added(
    ids,
    `array(
      select s.id from ${newest(table, walkedThrough)} where ${where} and ${unnamed} limit ${most.walked})`
  )

/** Two patterns lead the index of trigrams, `first` and `second`; the others are asked of what they leave. */
const inside = (patterns: string) => `s.search_text like first and s.search_text like second
  and s.search_text like all (${patterns})`

/** As with patterns: the keys of two words lead the index, those of a third are asked of what they leave. */
const sharing = (words: string) => `s.name_keys && one and s.name_keys && two
  and (cardinality(${words}) < 3 or not exists (
    select from unnest(${words}[3:]) word where not s.name_keys && string_to_array(word, ' ')))
  and s.search_text like all (loose)`

const keysOf = (words: string) =>
  `one := string_to_array(${words}[1], ' '); two := string_to_array(coalesce(${words}[2], ${words}[1]), ' ');`

const patternsOf = (words: string) =>
  `first := ${words}[1]; second := coalesce(${words}[2], ${words}[1]);`

/** Whole names, by the indexes lists are sorted by: who is called so is found among however many. */
export const wholeNameStage = (table: string) => `
  if cardinality(turned) > 0 then
    ${added('named', found(table, 's.archived_at is null and s.sorted_en = any (turned)', 'wanted'))}
    ${added('named', found(table, 's.archived_at is null and s.sorted_ar = any (turned)', 'wanted'))}
  end if;`

const worded = 's.search_text like all (begun)'

/** Words as they are, then as they begin: there are fewer of the former to gather. */
export const wordStartStage = (table: string) => `
  ${keysOf('closest')}
  select ${isOften(worded)}, ${isOften(sharing('closest'))} into is_often, sounds_often from ${newest(table, probed)};
  if is_often then ${walked(table, 'texts', worded)} end if;
  if cardinality(texts) < ${enough} then
    starting := ${inTenant('whole')};
    ${added('texts', foundByWords(table, 'starting'))}
  end if;
  if cardinality(texts) < ${enough} then
    starting := ${inTenant('started')};
    ${added('texts', foundByWords(table, 'starting'))}
  end if;`

const arabic = `'[\u0621-\u064A]'`

/**
 * Across scripts, by the likeliest reading of each word; then by every reading. Who only sounds like it in the same script
 * may be somebody else: there a letter may be wrong as well.
 */
export const keyStage = (table: string) => `
  if cardinality(texts) < ${enough} and cardinality(closest) > 0 then
    if sounds_often then ${walked(table, 'keyed', sharing('closest'))} end if;
    if cardinality(keyed) < ${enough} then
      ${added('keyed', found(table, sharing('closest'), most.close))}
    end if;
    is_close := cardinality(named) + cardinality(texts) > 0 or exists(
      select from public.${table} s where s.tenant_id = tenant and s.id = any (keyed)
        and (s.first_name ~ ${arabic}) <> (begun[1] ~ ${arabic}));
  end if;
  if cardinality(known) < wanted and cardinality(exact) > 0 then
    ${keysOf('exact')}
    ${added('keyed', found(table, sharing('exact'), most.sounding))}
  end if;`

/** Words anywhere in a text, such as the last digits of a phone; letters only where nobody is found by their beginnings. */
export const anywhereStage = (table: string) => `
  if cardinality(known) < (case when cardinality(closest) > 0 then 1 else wanted end) and inside <> begun then
    ${patternsOf('inside')}
    ${added('within', found(table, inside('inside'), most.texts))}
  end if;`

/** One letter wrong, where nobody has the words or sounds like them: the other half of that word is right. */
export const halfWordStage = (table: string) => `
  if not is_close then
    for place in 1 .. cardinality(heads) loop
      continue when heads[place] is null;
      is_often := beside[place] is null and (
        select ${isOften('s.search_text like heads[place]')} from ${newest(table, probed)});
      if is_often then
        ${walked(table, 'nearly', 's.search_text like heads[place]')}
      else
        starting := ${inTenant('headed[place]')};
        ${added('nearly', foundByWords(table, 'starting'))}
      end if;
      continue when tails[place] is null;
      starting := ${inTenant('beside[place]')};
      if starting is null then
        ${added('nearly', found(table, 's.search_text like tails[place]', most.texts))}
      else
        ${added('nearly', foundByWords(table, 'starting', '(s.search_text like tails[place]) is true'))}
      end if;
    end loop;
  end if;`

/** The same across scripts: by keys that are a letter off, and by all words but one if few have these. */
export const nearKeyStage = (table: string) => `
  if not is_close and cardinality(near) > 0 then
    ${keysOf('near')}
    first_of := string_to_array(exact[1], ' '); second_of := string_to_array(coalesce(exact[2], exact[1]), ' ');
    ${added(
      'nearly',
      `array(
      select s.id from (
        select s.id, s.name_keys from ${ofTenant(table)} and ${sharing('near')} and ${unnamed}
        limit case when cardinality(near) > 1 then ${most.compared} else ${most.nearly} end
      ) s
      order by (s.name_keys && first_of)::integer + (s.name_keys && second_of)::integer desc
      limit ${most.nearly})`
    )}
  end if;
  if not is_close and cardinality(sure) > 1 then
    many := case when cardinality(known) = 0 then ${most.alone} else ${most.sounding} end;
    for place in 1 .. least(cardinality(sure), 3) loop
      one := string_to_array(sure[place % cardinality(sure) + 1], ' ');
      two := string_to_array(sure[(place + cardinality(sure) - 2) % cardinality(sure) + 1], ' ');
      fresh := ${found(table, 's.name_keys && one and s.name_keys && two and s.search_text like all (loose)', 'many')};
      -- As many as the limit share only chance: keep none of them
      if cardinality(fresh) < many then nearly := nearly || fresh; known := known || fresh; end if;
    end loop;
  end if;`
