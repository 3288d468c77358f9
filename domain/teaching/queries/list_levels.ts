import { byName, type CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { type LevelScope, levelScopes } from '#domain/teaching/rules/level_scope'

/** What the levels' list may be asked; by itself it stands in the ladder's order. */
export const levelList = {
  area: 'levels',
  sorts: { position: 'asc', name: 'asc', code: 'asc', created_at: 'desc' },
  choices: { scope: levelScopes },
  ids: [],
  days: [],
} as const satisfies ListShape

export type LevelRow = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  position: number
  scope: LevelScope
  min_age: number | null
  max_age: number | null
  description: string | null
  /** Courses and instructors that are not archived. */
  courses: number
  instructors: number
  created_at: Date
  archived_at: Date | null
  version: number
}

export const levelSource: CatalogueSource<typeof levelList> = {
  table: 'levels',
  columns: `t.id, t.code, t.name_en, t.name_ar, t.position, t.scope, t.min_age, t.max_age, t.description, t.created_at,
    t.archived_at, t.version,
    (select count(*)::integer from courses c
     where c.tenant_id = t.tenant_id and c.level_id = t.id and c.archived_at is null) as courses,
    (select count(*)::integer from instructor_levels b
     join instructors i on i.tenant_id = b.tenant_id and i.id = b.instructor_id and i.archived_at is null
     where b.tenant_id = t.tenant_id and b.level_id = t.id) as instructors`,
  order: {
    position: 't.position',
    name: byName('name'),
    code: 't.code',
    created_at: 't.created_at',
  },
  choices: { scope: 't.scope' },
  ids: {},
  days: {},
}

/** One page of levels. */
export class ListLevels {
  execute(asked: ListRequest<typeof levelList>) {
    return listCatalogue<LevelRow, typeof levelList>(levelSource, asked)
  }
}
