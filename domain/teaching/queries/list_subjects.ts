import { byName, type CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** What the subjects' list may be asked. */
export const subjectList = {
  area: 'subjects',
  sorts: { name: 'asc', code: 'asc', created_at: 'desc' },
  choices: {},
  ids: [],
  days: [],
} as const satisfies ListShape

export type SubjectRow = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  colour: string | null
  description: string | null
  /** Courses and instructors that are not archived. */
  courses: number
  instructors: number
  created_at: Date
  archived_at: Date | null
  version: number
}

export const subjectSource: CatalogueSource<typeof subjectList> = {
  table: 'subjects',
  columns: `t.id, t.code, t.name_en, t.name_ar, t.colour, t.description, t.created_at, t.archived_at, t.version,
    (select count(*)::integer from courses c
     where c.tenant_id = t.tenant_id and c.subject_id = t.id and c.archived_at is null) as courses,
    (select count(*)::integer from instructor_subjects b
     join instructors i on i.tenant_id = b.tenant_id and i.id = b.instructor_id and i.archived_at is null
     where b.tenant_id = t.tenant_id and b.subject_id = t.id) as instructors`,
  order: { name: byName('name'), code: 't.code', created_at: 't.created_at' },
  choices: {},
  ids: {},
  days: {},
}

/** One page of subjects. */
export class ListSubjects {
  execute(asked: ListRequest<typeof subjectList>) {
    return listCatalogue<SubjectRow, typeof subjectList>(subjectSource, asked)
  }
}
