import { Migration } from '#database/migration'
import { applicationRole } from '#database/tenant_table'

/** Calling codes of two digits (ITU E.164); 1 and 7 have one digit, all others three. */
const pair = '(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])'

export default class StudentSearch extends Migration {
  up() {
    this.run(`
      create extension if not exists pg_trgm schema public;
      create extension if not exists btree_gin schema public;
      create schema search;
      grant usage on schema search to ${applicationRole()};
    `)
    this.normalise()
    this.run(`
      alter table public.students add search_text text not null generated always as (
        search.student_text(number, first_name, last_name, first_name_other, last_name_other, email, phone, school_name)
      ) stored;
      create index students_by_search_text on public.students using gin (tenant_id, search_text gin_trgm_ops);
    `)
  }

  /**
   * NFKD takes letters apart (é, أ, full-width, ligatures); then marks, tashkeel, tatweel and bidi controls go,
   * look-alike letters and both kinds of Arabic digits become one (domain §1.17).
   */
  private normalise() {
    this.run(`
      create function search.normalise(value text) returns text
      language sql immutable parallel safe as $$
        select btrim(regexp_replace(translate(
          regexp_replace(lower(normalize(coalesce(value, ''), NFKD)),
            '[\\u0300-\\u036F\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06ED\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]', '', 'g'),
          'ٱىةیېےکگڤپچژەھہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øđłıßæœ',
          'ايهيييككفبجزههه01234567890123456789odlisao'), '\\s+', ' ', 'g'))
      $$;

      create function search.phone(value text) returns text
      language sql immutable parallel safe as $$
        select substr(value, 2) || ' 0' || substr(value, case
          when value ~ '^[+][17]' then 3
          when value ~ '^[+]${pair}' then 4
          else 5 end)
      $$;

      create function search.student_text(
        number text, first_name text, last_name text, first_name_other text, last_name_other text,
        email text, phone text, school_name text
      ) returns text
      language sql immutable parallel safe as $$
        select ' ' || search.normalise(number || ' ' || first_name || ' ' || last_name
          || coalesce(' ' || first_name_other, '') || coalesce(' ' || last_name_other, '')
          || coalesce(' ' || email, '') || coalesce(' ' || search.phone(phone), '') || coalesce(' ' || school_name, ''))
      $$;
    `)
  }
}
