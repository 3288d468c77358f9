import {
  added,
  enough,
  found,
  foundByWords,
  inside,
  isOften,
  keysOf,
  most,
  newest,
  ofTenant,
  patternsOf,
  probed,
  sharing,
  unnamed,
  walked,
} from '#database/finding/candidates'
import { inTenant } from '#database/finding/words'

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
        ${added('nearly', foundByWords(table, 'starting', 'true', most.halves))}
      end if;
      continue when tails[place] is null;
      starting := ${inTenant('beside[place]')};
      if starting is null then
        ${added('nearly', found(table, 's.search_text like tails[place]', most.texts))}
      else
        ${added('nearly', foundByWords(table, 'starting', '(s.search_text like tails[place]) is true', most.halves))}
      end if;
    end loop;
  end if;`

const inEveryWord = `s.name_keys && one and s.name_keys && two
  and (cardinality(near) < 3 or not exists (
    select from unnest(near) word where not s.name_keys && string_to_array(word, ' ')))
  and s.search_text like all (loose)`

/** Of so many the first that have most of the words right. */
const nearest = (table: string, where: string, right: string, limit: number | string) => `array(
  select s.id from (
    select s.id, s.name_keys, s.search_text from ${ofTenant(table)} and ${where} and ${unnamed} limit ${limit}
  ) s
  order by ${right} desc
  limit ${most.nearly})`

/**
 * The same across scripts, by keys: a letter off in one word beside the others, then in each; and all words but one if few
 * have these.
 */
export const nearKeyStage = (table: string) => `
  if not is_close and cardinality(near) > 0 then
    for place in 1 .. (case when cardinality(near) > 1 then least(cardinality(near), 3) else 0 end) loop
      one := string_to_array(near[place], ' '); two := string_to_array(exact[place % cardinality(near) + 1], ' ');
      second_of := string_to_array(closest[place % cardinality(near) + 1], ' ');
      ${added(
        'nearly',
        nearest(
          table,
          inEveryWord,
          '(s.search_text like any (begun))::integer + (s.name_keys && second_of)::integer',
          most.compared
        )
      )}
    end loop;
    if cardinality(nearly) < wanted then
      ${keysOf('near')}
      first_of := string_to_array(exact[1], ' '); second_of := string_to_array(coalesce(exact[2], exact[1]), ' ');
      ${added(
        'nearly',
        nearest(
          table,
          sharing('near'),
          '(s.name_keys && first_of)::integer + (s.name_keys && second_of)::integer',
          `case when cardinality(near) > 1 then ${most.compared} else ${most.nearly} end`
        )
      )}
    end if;
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
