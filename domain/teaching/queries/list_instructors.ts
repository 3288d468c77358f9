import {
  type Contract,
  contracts,
  type InstructorStatus,
  instructorStatuses,
} from '#domain/people/rules/instructor_status'
import type { CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import type { Taught } from '#domain/teaching/queries/find_taught'

/** What the instructors' list may be asked. */
export const instructorList = {
  area: 'instructors',
  sorts: { name: 'asc', number: 'desc', status: 'asc', created_at: 'desc' },
  choices: { status: instructorStatuses, contract: contracts },
  ids: ['subject', 'level'],
  days: ['created'],
} as const satisfies ListShape

/** By column name. */
export type InstructorRow = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  phone: string | null
  photo: string | null
  colour: string | null
  status: InstructorStatus
  contract: Contract | null
  created_at: Date
  archived_at: Date | null
  version: number
  subjects: Omit<Taught, 'id'>[]
  /** Groups they teach that go on. */
  groups: number
}

const taught = (one: string) => ({
  several: `array(select ${one}_id::text from instructor_${one}s where instructor_id = t.id)`,
})

export const instructorSource: CatalogueSource<typeof instructorList> = {
  table: 'instructors',
  columns: `t.id, t.number, t.first_name, t.last_name, t.first_name_other, t.last_name_other, t.email, t.phone, t.photo,
    t.colour, t.status, t.contract, t.created_at, t.archived_at, t.version,
    (select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'name_en', s.name_en, 'name_ar', s.name_ar)
      order by s.code), '[]') from instructor_subjects i
      join subjects s on (s.tenant_id, s.id) = (i.tenant_id, i.subject_id) where i.instructor_id = t.id) as subjects,
    (select count(*)::integer from groups g where g.instructor_id = t.id and g.archived_at is null
      and g.status in ('open', 'running', 'suspended')) as groups`,
  order: {
    name: { en: 't.sorted_en', ar: 't.sorted_ar' },
    number: 't.number',
    status: 't.status',
    created_at: 't.created_at',
  },
  choices: { status: 't.status', contract: 't.contract' },
  ids: { subject: taught('subject'), level: taught('level') },
  days: { created: { instant: 't.created_at' } },
}

/** One page of instructors with what they teach, and how many there are. */
export const listInstructors = (asked: ListRequest<typeof instructorList>) =>
  listCatalogue<InstructorRow, typeof instructorList>(instructorSource, asked)
