import { byName, type CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** What the terms' list may be asked; the latest term comes first. */
export const termList = {
  area: 'terms',
  sorts: { starts_on: 'desc', name: 'asc', code: 'asc' },
  choices: {},
  ids: [],
  days: [],
} as const satisfies ListShape

export type TermRow = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  /** YYYY-MM-DD, both included. */
  starts_on: string
  ends_on: string
  /** Groups that are not archived. */
  groups: number
  archived_at: Date | null
  version: number
}

export const termSource: CatalogueSource<typeof termList> = {
  table: 'terms',
  columns: `t.id, t.code, t.name_en, t.name_ar, t.starts_on::text, t.ends_on::text, t.archived_at, t.version,
    (select count(*)::integer from groups g
     where g.tenant_id = t.tenant_id and g.term_id = t.id and g.archived_at is null) as groups`,
  order: { starts_on: 't.starts_on', name: byName('name'), code: 't.code' },
  choices: {},
  ids: {},
  days: {},
}

/** One page of terms. */
export class ListTerms {
  execute(asked: ListRequest<typeof termList>) {
    return listCatalogue<TermRow, typeof termList>(termSource, asked)
  }
}
