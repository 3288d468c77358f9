import { v7 as uuid } from 'uuid'
import type { AdminArea } from '#domain/access/permissions'
import { system } from '#domain/shared/actor'
import { withTenant } from '#domain/shared/tenant_scope'
import { addEntry } from '#domain/teaching/save_entry'
import { subjectRecord } from '#domain/teaching/subject_record'
import { type Centre, createPerson, rowsOf } from '#tests/helpers/centre'
import { insert } from '#tests/helpers/insert'

type Fields = Record<string, unknown>

/** A kind of catalogue entry, as the tests they share need to know it. */
export type EntryKind = {
  area: AdminArea & ('subjects' | 'levels' | 'courses')
  /** One of them: its archives, exports and audit entries are called by it. */
  one: string
  prefix: string
  /** The columns that hold its names. */
  en: string
  ar: string
  /** What a form must hold beside a name. */
  form: (centre: Centre) => Promise<Fields>
  /** Adds one as the pages do. */
  add: (centre: Centre, fields?: Fields) => Promise<{ id: string; code: string }>
  /** Makes something that uses it, and says of which area. */
  use: (centre: Centre, id: string) => Promise<string>
}

const named = { code: null, name_en: 'Algebra', name_ar: null }

async function addSubject(centre: Centre, fields: Fields = {}) {
  return withTenant(centre.id, async () => {
    const all = { ...named, colour: null, description: null, ...fields }
    const made = await addEntry(subjectRecord, 'SUB', system, all)
    if (!made.ok) throw new Error('A subject could not be added')
    return made.value
  })
}

/** A course of a subject. */
export async function courseOf(centre: Centre, columns: Fields & { subject_id: string }) {
  const id = uuid()
  const code = `C${id.slice(-8)}`
  await insert(centre, 'courses', { id, code, title_en: 'Algebra for beginners', ...columns })
  return id
}

/** An instructor who teaches a subject. */
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
  add: addSubject,
  use: async (centre, id) => {
    await courseOf(centre, { subject_id: id })
    return 'courses'
  },
}

export const entryKinds: EntryKind[] = [subjects]

/** An entry as PostgreSQL has it. */
export async function entryRow(centre: Centre, kind: EntryKind, id: string) {
  const [row] = await rowsOf(centre, kind.area, { id })
  return row
}
