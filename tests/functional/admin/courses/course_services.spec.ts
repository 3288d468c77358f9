import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createService } from '#tests/helpers/billing/price_list'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { createCourse } from '#tests/helpers/teaching/groups'
import { props, signedIn } from '#tests/helpers/visitor'

async function openCourse(client: ApiClient) {
  const centre = await createCentre()
  const course = await createCourse(centre)
  const visitor = await signedIn(client, await createAdministrator(centre))
  const tuition = await createService(centre, { code: 'TUI', taxMode: 'exempt' })
  const book = await createService(centre, { code: 'BOOK', kind: 'book' })
  const entry = await createService(centre, { code: 'REG', kind: 'registration' })
  return { centre, course, visitor, tuition, book, entry, page: `/admin/courses/${course}` }
}

test.group('The services of a course', () => {
  test('C16 names and taxes tuition, proposes fees each time or once, and is in the trail', async ({
    client,
    assert,
  }) => {
    const { centre, course, visitor, tuition, book, entry, page } = await openCourse(client)
    await visitor.put(`${page}/services`, {
      tuition_id: tuition,
      fees_each: book,
      fees_once: entry,
      version: 1,
    })
    const courseProps = await props(visitor, page)
    assert.containsSubset(courseProps.services, [
      { id: tuition, role: 'tuition', charged: null, tax_mode: 'exempt' },
      { id: book, role: 'fee', charged: 'each' },
      { id: entry, role: 'fee', charged: 'once' },
    ])
    assert.equal(courseProps.course.version, 2)
    const trail = await auditOf(centre, course)
    assert.containsSubset(trail.at(-1), {
      action: 'courses.change_services',
      before: { tuition_id: null, fees_each: [], fees_once: [] },
      after: { tuition_id: 'TUI', fees_each: ['BOOK'], fees_once: ['REG'] },
    })
    await visitor.put(`${page}/services`, { tuition_id: '', fees_each: '', version: 2 })
    assert.isEmpty(await rowsOf(centre, 'course_services'))
  })

  test('C16 refuses a service twice, one that is not on offer, and a version that is old', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, tuition, book, page } = await openCourse(client)
    const withdrawn = await createService(centre, { status: 'inactive' })
    const errorsOf = async (form: object) => {
      await visitor.put(`${page}/services`, { fees_each: '', fees_once: '', version: 1, ...form })
      return Object.keys((await props(visitor, page)).errors)
    }
    assert.deepEqual(await errorsOf({ fees_each: book, fees_once: book }), ['fees_once'])
    assert.deepEqual(await errorsOf({ tuition_id: tuition, fees_each: tuition }), ['fees_each'])
    assert.deepEqual(await errorsOf({ tuition_id: withdrawn }), ['tuition_id'])
    assert.deepEqual(await errorsOf({ tuition_id: 'SRV' }), ['tuition_id'])
    assert.deepEqual(await errorsOf({ tuition_id: tuition, version: 7 }), ['version'])
    assert.isEmpty(await rowsOf(centre, 'course_services'))
  })

  test('C16 is neither seen nor changed from another centre, nor without both permissions', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, tuition, page } = await openCourse(client)
    const elsewhere = await openCourse(client)
    const form = { tuition_id: tuition, fees_each: '', fees_once: '', version: 1 }
    const foreign = await elsewhere.visitor.put(`${page}/services`, form)
    foreign.assertStatus(404)
    await visitor.put(`${page}/services`, { ...form, tuition_id: elsewhere.tuition })
    assert.isEmpty(await rowsOf(centre, 'course_services'))
    const teaching = await createAdministratorWho(centre, [
      'admin.courses.index',
      'admin.courses.update',
    ])
    const other = await signedIn(client, teaching)
    assert.isNull((await props(other, page)).services)
    const refused = await other.put(`${page}/services`, form)
    refused.assertStatus(403)
  })

  test('C16 keeps a service from being deleted', async ({ client, assert }) => {
    const { centre, visitor, tuition, page } = await openCourse(client)
    const form = { tuition_id: tuition, fees_each: '', fees_once: '', version: 1 }
    await visitor.put(`${page}/services`, form)
    await visitor.delete(`/admin/services/${tuition}`)
    assert.lengthOf(await rowsOf(centre, 'services', { id: tuition }), 1)
  })
})
