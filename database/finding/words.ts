/** What a tenant's words begin with in the index: no word is read that another tenant has. */
const mark = (tenant: string) => `right(${tenant}::text, 6)`

/**
 * The words of a search text, each behind the mark of its tenant. Marks are short and two tenants may share one:
 * each query filters by the tenant as well. No lexeme may have more than 2046 bytes.
 */
export const wordsOf = `
  create function search.words_of(tenant uuid, search_text text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
  begin
    return array_to_tsvector(array_remove(
      string_to_array(replace(search_text, ' ', ' ' || ${mark('tenant')}), ' '), ''));
  end $$;`

export const byWords = (table: string) =>
  `create index ${table}_by_words on public.${table} using gin (search.words_of(tenant_id, search_text));`

/** A query of domain/search/ranking/begun_words.ts, asked of this tenant. */
export const inTenant = (query: string) => `replace(${query}, chr(1), ${mark('tenant')})::tsquery`

/** People with words that begin so. */
export const havingWords = (query: string) =>
  `search.words_of(s.tenant_id, s.search_text) @@ ${query}`
