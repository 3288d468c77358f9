import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import router from '@adonisjs/core/services/router'
import { adminAreas, type Permission } from '#domain/access/roles/permissions'
import { areaOfList } from '#domain/access/views/list_area'
import { guessMapping, missingColumns } from '#domain/imports/columns/guess_mapping'
import { sessionColumns } from '#domain/imports/columns/session_columns'
import { areas } from '#domain/shared/areas/areas'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { assisting, createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/student-exports?format=xlsx'

async function download(visitor: Visitor, address = path) {
  const response = await visitor
    .get(address)
    .setup((request) => void request.request.buffer(true).parse(bytes as never))
  return { response, file: new Uint8Array(response.body() as Buffer) }
}

/** The test client takes a workbook for text otherwise. */
function bytes(stream: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)))
  stream.on('end', () => done(null, Buffer.concat(chunks)))
}

const rowsIn = (file: Uint8Array) => readSheet(file.slice().buffer)
const sheetOf = (file: Uint8Array) =>
  new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml'])

/** What opens the list that a file holds: its area's, or that of the records it is about. */
function sightOf(one: string): Permission[] {
  if (one === 'ledger') return ['admin.ledger.index']
  if (one === 'instructor_hours') return ['admin.instructors.index', 'admin.attendance.index']
  const own = adminAreas.find((known) => areas[known].record?.one === one)
  return [`admin.${own ?? areaOfList(`${one}s`)!}.index`]
}

test.group('Lists as workbooks', () => {
  test('hold what the filter shows: days as days, numbers of people as text, no formula', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, {
      firstName: 'أحمد',
      lastName: '=1+1 & <b>',
      birthDate: '2014-09-30',
      nationalId: '0012',
      phone: '+966501234567',
    })
    await createStudent(centre, { firstName: 'Left', status: 'left' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { response, file } = await download(visitor, `${path}&status=active`)
    assert.equal(
      response.header('content-type'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    )
    assert.match(response.header('content-disposition')!, /filename="students-[a-z0-9-]+\.xlsx"$/)
    const [head, row, ...others] = await rowsIn(file)
    assert.isEmpty(others)
    const cell = (title: string) => row![head!.indexOf(title)]
    assert.equal(cell('First name'), 'أحمد')
    assert.equal(cell('Last name'), '=1+1 & <b>')
    assert.deepEqual(cell('Date of birth'), new Date('2014-09-30T00:00:00Z'))
    assert.equal(cell('National ID'), '0012')
    assert.equal(cell('Phone'), '+966501234567')
    assert.notInclude(sheetOf(file), '<f>')
    assert.notInclude(sheetOf(file), 'rightToLeft')
  })

  test('hold prices and counts as numbers, and first and last days as days', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const price = { price: 85_050, currency: 'SAR', exponent: 2 }
    const course = await createCourse(centre, { code: '0012', ...price })
    await createGroup(centre, { courseId: course, capacity: 9, startsOn: '2026-09-01' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const read = async (list: string) => {
      const [head, row] = await rowsIn((await download(visitor, `${list}?format=xlsx`)).file)
      return (title: string) => row![head!.indexOf(title)]
    }
    const ofCourse = await read('/admin/course-exports')
    assert.deepEqual(['Code', 'Price', 'Groups'].map(ofCourse), ['0012', 850.5, 1])
    const ofGroup = await read('/admin/group-exports')
    assert.deepEqual(['Seats taken', 'Seats'].map(ofGroup), [0, 9])
    assert.deepEqual(ofGroup('First day'), new Date('2026-09-01T00:00:00Z'))
  })

  test('an Arabic workbook runs from right to left, in Arabic', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { file } = await download(visitor.set('locale', 'ar'))
    assert.include(sheetOf(file), 'rightToLeft="1"')
    assert.include((await rowsIn(file))[0], 'الاسم الأول')
  })

  test('every row of many batches, each once', async ({ client, assert }) => {
    const centre = await createCentre()
    await seedDemoStudents({ id: centre.id, country: 'SA' }, 2300)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const live = (await visitor.visit('/admin/students')).body().props.students.meta.total
    const rows = (await rowsIn((await download(visitor)).file)).slice(1)
    assert.equal(new Set(rows.map(([number]) => number)).size, live)
  })

  test('sessions stand on the clocks of the centre, with their assistants, as an import reads them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const group = await createGroup(centre, { code: 'ENG1' })
    const id = await writeSession(centre, '2026-11-27T21:30Z', '2026-11-27T23:00Z', {
      ...{ type: 'regular', group_id: group },
    })
    await assisting(centre, id, await createInstructor(centre))
    const visitor = await signedIn(client, await createAdministrator(centre))
    const list = '/admin/class-session-exports?when=all'
    const { file } = await download(visitor, `${list}&format=xlsx`)
    const [head, row] = await rowsIn(file)
    const cell = (title: string) => row![head!.indexOf(title)]
    assert.deepEqual(cell('Date'), new Date('2026-11-28T00:00:00Z'))
    assert.deepEqual(['Starts', 'Ends', 'Group code'].map(cell), ['00:30', '02:00', 'ENG1'])
    assert.isNotEmpty(cell('Assistants'))
    for (const locale of ['en', 'ar']) {
      const [titles, line] = (await visitor.set('locale', locale).get(list)).text().split('\r\n')
      assert.match(line!, /^2026-11-28,00:30,02:00,ENG1,/)
      const mapping = guessMapping(sessionColumns, titles!.replace('\uFEFF', '').split(','))
      assert.isEmpty(missingColumns(sessionColumns, mapping))
      assert.deepEqual(mapping.slice(0, 4), ['held_on', 'starts', 'ends', 'group'])
    }
  })

  test('H3 every list goes out only to who may export and may see it', async ({
    client,
    assert,
  }) => {
    const exports = Object.values(router.toJSON())
      .flat()
      .filter(({ name }) => /^admin\..*_exports\.show$/.test(name ?? ''))
    assert.isNotEmpty(exports)
    for (const { name, pattern } of exports) {
      const one = name!.slice('admin.'.length, -'_exports.show'.length)
      const seen = sightOf(one)
      const status = async (permissions: Permission[]) => {
        const account = await createAdministratorWho(await createCentre(), permissions)
        return (await (await signedIn(client, account)).get(pattern)).status()
      }
      assert.equal(await status(seen), 403, name)
      assert.equal(await status(['admin.exports.index']), 403, name)
      assert.equal(await status([...seen, 'admin.exports.index']), 200, name)
    }
  })
})
