import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { checkImport, outcomesOf, runImport, startImport } from '#tests/helpers/imports/imports'
import { createGuardian } from '#tests/helpers/people/guardians'
import { createInstructor } from '#tests/helpers/people/instructors'
import { assisting, createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createStudent } from '#tests/helpers/people/students'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const paths = {
  students: '/admin/student-exports',
  guardians: '/admin/guardian-exports',
  instructors: '/admin/instructor-exports',
  courses: '/admin/course-exports',
  groups: '/admin/group-exports',
  sessions: '/admin/class-session-exports',
} satisfies Record<ImportEntity, string>

const tables = Object.keys(paths) as ImportEntity[]
const forms = (['en', 'ar'] as const).flatMap((locale) =>
  (['csv', 'xlsx'] as const).map((format) => ({ locale, format }))
)

/** Text that spreadsheets take for formulas, quotes, separators and both scripts. */
const line = fc.constantFrom(
  ...[
    'Al-Harbi',
    'الحربي',
    "O'Neil",
    'Smith, "Jr"',
    'a; b',
    "'quoted",
    '=1+1',
    '@here',
    '-x',
    '+1',
  ],
  ...['عبد الله', 'نور الهدى', 'Zoë', 'ﷺ', "'=x", 'x_x0041_y', '#N/A of 5', '1E5']
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const phone = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((n) => `+96650${String(n).padStart(7, '0')}`)
const days = fc
  .integer({ min: 0, max: 5000 })
  .map((n) => new Date(Date.UTC(2005, 0, 1) + n * 86_400_000).toISOString().slice(0, 10))
const people = fc.record({
  firstName: line,
  lastName: line,
  phone: maybe(phone),
  email: maybe(fc.integer({ min: 1, max: 1e9 }).map((n) => `p${n}@example.com`)),
  gender: maybe(fc.constantFrom('male' as const, 'female' as const)),
  nationality: maybe(fc.constantFrom('SA', 'EG', 'JO', 'PS', 'MA', 'GB', 'TR')),
})

async function fill(centre: Centre, records: readonly Made[]) {
  for (const [at, { person, day, text, ...status }] of records.entries()) {
    const student = await createStudent(centre, {
      ...person,
      status: status.student_status,
      birthDate: day,
      schoolName: text,
    })
    const guardian = await createGuardian(centre, { ...person, address: text })
    const link = { student_id: student.id, guardian_id: guardian.id, relation: 'father' }
    await insert(centre, 'student_guardians', link)
    await createInstructor(centre, { ...person, status: status.instructor_status })
    const instructor = await createInstructor(centre, person)
    const subject = uuid()
    const code = `X-${at}`
    await insert(centre, 'subjects', { id: subject, code, name_en: `Subject ${at}` })
    const title = text ?? 'Course'
    const columns = { code, subject_id: subject, title_en: title, title_ar: null }
    const work = { work_types: ['in_person', 'online'], min_students: 3 }
    const courseId = await createCourse(centre, { ...columns, ...work })
    const group = { courseId, titleEn: title, status: status.group_status }
    await writeSessions(centre, at, {
      group: { group_id: await createGroup(centre, { ...group, instructorId: instructor.id }) },
      alone: { student_id: student.id },
      teacher: { instructor_id: instructor.id },
      title,
      status: status.session_status,
    })
  }
}

type Meetings = {
  group: { group_id: string }
  alone: { student_id: string }
  teacher: { instructor_id: string }
  title: string
  status: string
}

/** Every shape has an hour of its own; beside the group's cancelled session stands another one. */
async function writeSessions(centre: Centre, at: number, meetings: Meetings) {
  const { group, alone, teacher, title, status } = meetings
  const hall = { room_id: await createRoom(centre, { code: `R-${at}`, name_en: 'Hall' }) }
  const day = `2026-0${at + 2}-10`
  const regular = { type: 'regular', ...teacher }
  const hours = (from: number): [string, string] => [`${day}T1${from}:00Z`, `${day}T1${from}:45Z`]
  const cancelled = { status: 'cancelled', cancelled_by: 'centre' }
  await writeSession(centre, ...hours(1), { ...regular, ...group, ...hall, ...cancelled })
  await writeSession(centre, ...hours(1), { ...regular, ...group, ...hall, status })
  await writeSession(centre, ...hours(2), { ...regular, ...alone, status })
  await writeSession(centre, ...hours(3), { type: 'regular', ...alone })
  const event = await writeSession(centre, ...hours(4), { title, ...hall, status })
  await assisting(centre, event, teacher.instructor_id)
}

const made = fc.record({
  person: people,
  day: maybe(days),
  text: maybe(line),
  student_status: fc.constantFrom(
    'lead',
    'applicant',
    'active',
    'on_hold',
    'left',
    'alumni',
    'blocked'
  ),
  instructor_status: fc.constantFrom('applicant', 'active', 'on_leave'),
  session_status: fc.constantFrom('scheduled', 'completed'),
  group_status: fc.constantFrom('draft', 'open', 'running', 'suspended', 'completed', 'cancelled'),
})

type Made = typeof made extends fc.Arbitrary<infer Value> ? Value : never

test.group('2.2 Our own lists come back', () => {
  test('2.2 every list that goes out changes nothing when it comes in again', async ({
    client,
    assert,
  }) => {
    const property = fc.asyncProperty(fc.array(made, { minLength: 2, maxLength: 4 }), (records) =>
      comesBack(client, assert, records)
    )
    await fc.assert(property, { numRuns: 2, endOnFailure: true })
  }).timeout(120_000)
})

async function download(visitor: Visitor, address: string) {
  const response = await visitor
    .get(address)
    .setup((request) => void request.request.buffer(true).parse(collect as never))
  return new Uint8Array(response.body() as Buffer)
}

/** The test client takes a file for text otherwise. */
function collect(stream: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)))
  stream.on('end', () => done(null, Buffer.concat(chunks)))
}

async function comesBack(client: ApiClient, assert: Assert, records: readonly Made[]) {
  const centre = await createCentre()
  await fill(centre, records)
  const visitor = await signedIn(client, await createAdministrator(centre))
  for (const entity of tables) {
    const before = await rowsOf(centre, tableOf(entity))
    for (const { locale, format } of forms) {
      const bytes = await download(
        visitor.set('locale', locale),
        `${paths[entity]}?format=${format}&when=all`
      )
      const id = await startImport(centre, bytes, entity)
      const checked = await checkImport(centre, id, { policy: 'update' })
      const label = `${entity} ${locale} ${format}`
      assert.deepEqual(await problemsOf(centre, id), [], label)
      const isTimetable = entity === 'sessions'
      assert.equal(isTimetable ? checked.to_skip : checked.to_update, before.length, label)
      await runImport(centre, id)
      assert.isTrue(before.length > 0, label)
      assert.sameDeepMembers(await rowsOf(centre, tableOf(entity)), before, label)
    }
  }
}

const tableOf = (entity: ImportEntity) => (entity === 'sessions' ? 'class_sessions' : entity)

const problemsOf = async (centre: Centre, id: string) =>
  (await outcomesOf(centre, id)).flatMap(({ problems }) => problems ?? [])
