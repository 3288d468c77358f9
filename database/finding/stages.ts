/** What a filter may ask of a person. */
const document = `jsonb_build_object('id', s.id, 'number', s.number, 'first_name', s.first_name,
  'last_name', s.last_name, 'first_name_other', s.first_name_other, 'last_name_other', s.last_name_other,
  'email', s.email, 'phone', s.phone, 'archived', s.archived_at is not null)`

const fitting = `(filter is null or search.fits(${document}, filter))`

/** Candidates of a stage: the better it tells who is meant, the fewer are needed. */
const most = { walked: 40, texts: 60, close: 60, sounding: 100, nearly: 300, alone: 600 }
/** Of the newest, so many are looked through; where so many have the words, more are walked through, as far as this. */
const probed = 400
const common = 5
const walkedThrough = 4000
const enough = 20

/** Ids of people nobody has named yet. */
const found = (from: string, where: string, limit: number | string) => `array(
  select s.id from ${from} and ${where} and s.id <> all (known) and ${fitting} limit ${limit})`

/** Two patterns lead the index, `first` and `second`; the others are asked of what they leave. */
const begun = (patterns: string) => `s.search_text like first and s.search_text like second
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
export const namedSo = (from: string) => `
  if cardinality(turned) > 0 then
    known := ${found(from, 's.archived_at is null and s.sorted_en = any (turned)', 'wanted')};
    known := known || ${found(from, 's.archived_at is null and s.sorted_ar = any (turned)', 'wanted')};
    named := known;
  end if;`

const newest = (from: string, rows: number) =>
  `(select * from ${from} order by s.id desc limit ${rows}) s`

/**
 * Words as they begin. What a few of the newest have is walked to from the newest: an index would first gather everybody who
 * has it. Where the newest were an exception the index is asked all the same.
 */
export const begunSo = (from: string) => `
  ${patternsOf('begun')}
  if (select count(*) from ${newest(from, probed)} where s.search_text like all (begun)) >= ${common} then
    texts := array(
      select s.id from ${newest(from, walkedThrough)}
      where s.search_text like all (begun) and s.id <> all (known) and ${fitting} limit ${most.walked});
  end if;
  if cardinality(texts) < ${enough} then
    texts := ${found(from, begun('begun'), most.texts)};
  end if;
  known := known || texts;`

const arabic = `'[\u0621-\u064A]'`

/**
 * Across scripts, by the likeliest reading of each word; then by every reading. Who only sounds like it in the same script
 * may be somebody else: there a letter may be wrong as well.
 */
export const soundingSo = (from: string) => `
  if cardinality(texts) < ${enough} and cardinality(closest) > 0 then
    ${keysOf('closest')}
    keyed := ${found(from, sharing('closest'), most.close)};
    known := known || keyed;
    is_close := cardinality(named) + cardinality(texts) > 0 or exists(
      select from ${from} and s.id = any (keyed) and (s.first_name ~ ${arabic}) <> (begun[1] ~ ${arabic}));
  end if;
  if cardinality(known) < wanted and cardinality(exact) > 0 then
    ${keysOf('exact')}
    keyed := keyed || ${found(from, sharing('exact'), most.sounding)};
    known := known || keyed;
  end if;`

/** Words anywhere in a text, such as the last digits of a phone. */
export const insideSo = (from: string) => `
  if cardinality(known) < wanted and inside <> begun then
    ${patternsOf('inside')}
    within := ${found(from, begun('inside'), most.texts)};
    known := known || within;
  end if;`

/** One letter wrong, where nobody has the words or sounds like them: whoever has it in one half of a word has the other half right. */
export const halfSo = (from: string) => `
  if not is_close then
    for place in 1 .. cardinality(halves) loop
      continue when halves[place] is null;
      first := halves[place];
      second := coalesce(begun[case when place > 2 then 1 else 2 end], first);
      third := coalesce(begun[case when place > 4 then 2 else 3 end], second);
      nearly := nearly || ${found(from, 's.search_text like first and s.search_text like second and s.search_text like third', most.texts)};
      known := known || nearly;
    end loop;
  end if;`

/** The same across scripts: by keys that are a letter off, and by all words but one if few have these. */
export const nearlySo = (from: string) => `
  if not is_close and cardinality(near) > 0 then
    ${keysOf('near')}
    first_of := string_to_array(exact[1], ' '); second_of := string_to_array(coalesce(exact[2], exact[1]), ' ');
    nearly := nearly || array(select s.id from ${from} and ${sharing('near')} and s.id <> all (known) and ${fitting}
      order by case when cardinality(near) > 1 then (s.name_keys && first_of)::integer + (s.name_keys && second_of)::integer end desc
      limit ${most.nearly});
    known := known || nearly;
  end if;
  if not is_close and cardinality(sure) > 1 then
    many := case when cardinality(known) = 0 then ${most.alone} else ${most.sounding} end;
    for place in 1 .. least(cardinality(sure), 3) loop
      one := string_to_array(sure[place % cardinality(sure) + 1], ' ');
      two := string_to_array(sure[(place + cardinality(sure) - 2) % cardinality(sure) + 1], ' ');
      others := ${found(from, 's.name_keys && one and s.name_keys && two and s.search_text like all (loose)', 'many')};
      if cardinality(others) < many then nearly := nearly || others; known := known || others; end if;
    end loop;
  end if;`
