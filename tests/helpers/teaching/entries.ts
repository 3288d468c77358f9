import { v7 as uuid } from 'uuid'
import type { AdminArea } from '#domain/access/roles/permissions'
import { system } from '#domain/shared/audit/actor'
import type { RecordKind } from '#domain/shared/records/record_kind'
import { withTenant } from '#domain/shared/data/database'
import { addEntry } from '#domain/shared/records/save_entry'
import { courseRecord } from '#domain/teaching/courses/course_record'
import { levelRecord } from '#domain/teaching/catalogue/level_record'
import { subjectRecord } from '#domain/teaching/catalogue/subject_record'
import { type Centre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

type Fields = Record<string, unknown>

export type EntryKind = {
  area: AdminArea & ('subjects' | 'levels' | 'courses')
  /** One of them: its archives, exports and audit entries are called by it. */
  one: string
  prefix: string
  en: string
  ar: string
  /** What a form must hold beside a name. */
  form: (centre: Centre) => Promise<Fields>
  add: (centre: Centre, fields?: Fields) => Promise<{ id: string; code: string }>
  /** Makes something that uses it, and says of which area. */
  use: (centre: Centre, id: string) => Promise<string>
}

const named = { code: null, name_en: 'Algebra', name_ar: null }

async function addTo(
  centre: Centre,
  kind: RecordKind,
  prefix: string,
  fields: Fields & { code: string | null }
) {
  const made = await withTenant(centre.id, () => addEntry(kind, prefix, system, fields))
  if (!made.ok) throw new Error(`${kind.area} took no entry`)
  return made.value
}

export async function courseOf(centre: Centre, columns: Fields & { subject_id: string }) {
  const id = uuid()
  const code = `C${id.slice(-8)}`
  await insert(centre, 'courses', { id, code, title_en: 'Algebra for beginners', ...columns })
  return id
}

export async function teacherOf(centre: Centre, subject: string) {
  const { personId } = await createPerson(centre, 'instructor')
  await insert(centre, 'instructor_subjects', { instructor_id: personId, subject_id: subject })
  return personId
}

export const subjects: EntryKind = {
  area: 'subjects',
  one: 'subject',
  prefix: 'SUB',
  en: 'name_en',
  ar: 'name_ar',
  form: async () => ({}),
  add: (centre, fields) => addTo(centre, subjectRecord, 'SUB', { ...named, ...fields }),
  use: async (centre, id) => {
    await courseOf(centre, { subject_id: id })
    return 'courses'
  },
}

export const levels: EntryKind = {
  area: 'levels',
  one: 'level',
  prefix: 'LVL',
  en: 'name_en',
  ar: 'name_ar',
  form: async () => ({}),
  add: async (centre, fields) => {
    const position = (await rowsOf(centre, 'levels')).length + 1
    return addTo(centre, levelRecord, 'LVL', { ...named, position, ...fields })
  },
  use: async (centre, id) => {
    const subject = await subjects.add(centre)
    await courseOf(centre, { subject_id: subject.id, level_id: id })
    return 'courses'
  },
}

export const courses: EntryKind = {
  area: 'courses',
  one: 'course',
  prefix: 'CRS',
  en: 'title_en',
  ar: 'title_ar',
  form: async (centre) => {
    const subject = await subjects.add(centre, { name_en: 'Mathematics' })
    return { subject_id: subject.id, work_types: ['in_person'], status: 'active' }
  },
  add: (centre, fields) =>
    addTo(centre, courseRecord, 'CRS', { code: null, title_en: 'Algebra', ...fields }),
  use: async (centre, id) => {
    await groupOf(centre, { course_id: id })
    return 'groups'
  },
}

export const entryKinds: EntryKind[] = [subjects, levels, courses]

export async function groupOf(centre: Centre, columns: Fields & { course_id: string }) {
  const id = uuid()
  await insert(centre, 'groups', {
    id,
    code: `G${id.slice(-8)}`,
    title_en: 'Algebra, mornings',
    work_type: 'in_person',
    starts_on: '2026-09-01',
    capacity: 12,
    ...columns,
  })
  return id
}

export async function entryRow(centre: Centre, kind: EntryKind, id: string) {
  const [row] = await rowsOf(centre, kind.area, { id })
  return row
}
