import { test } from '@japa/runner'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { importList, outcomesOf, undoImport } from '#tests/helpers/imports/imports'
import { createStudent } from '#tests/helpers/people/students'
import { createCourse } from '#tests/helpers/teaching/groups'

const refusals = async (centre: Centre, id: string) =>
  (await outcomesOf(centre, id)).map(({ outcome, problems }) => [outcome, problems ?? []])

test.group('2.3 The same parent on each child’s row', () => {
  test('2.3 each child is linked, in one batch and in a later one; undone with the parent', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, two, three] = [
      await createStudent(centre),
      await createStudent(centre, { firstName: 'Omar' }),
      await createStudent(centre, { firstName: 'Lina' }),
    ]
    const filler = Array.from({ length: 500 }, (_, at) => ['Some Body', `05${10_000_000 + at}`, ''])
    const list = [
      ['Name', 'Phone', 'Student number'],
      ['Khalid Haddad', '0501234567', one.number],
      ['Khalid Haddad', '0501234567', two.number],
      ...filler,
      ['Khalid Haddad', '+966501234567', three.number],
    ]
    const done = await importList(centre, list, { entity: 'guardians' })
    assert.deepInclude(done, { created: 501, skipped: 2, failed: 0 })
    const links = await rowsOf(centre, 'student_guardians')
    assert.sameMembers(
      links.map(({ student_id: id }) => id),
      [one.id, two.id, three.id]
    )
    assert.lengthOf(new Set(links.map(({ guardian_id: id }) => id)), 1)
    await undoImport(centre, done.id)
    assert.isEmpty(await rowsOf(centre, 'student_guardians'))
  })

  test('2.3 a parent who repeats without a child is a problem as before', async ({ assert }) => {
    const centre = await createCentre()
    const list = [
      ['Name', 'Phone', 'Student number'],
      ['Khalid Haddad', '0501234567', ''],
      ['Khalid Haddad', '0501234567', ''],
    ]
    const done = await importList(centre, list, { entity: 'guardians' })
    const repeated = { column: 'full_name', type: 'repeated', number: 2 }
    assert.deepEqual((await refusals(centre, done.id))[1], ['failed', [repeated]])
  })
})

test.group('2.2 Two of one title', () => {
  test('2.2 a title that two have is refused, a code means its own record whatever another is called', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const first = await createCourse(centre, { code: 'CRS-001', title_en: 'Algebra' })
    await createCourse(centre, { code: 'CRS-002', title_en: 'Algebra' })
    await createCourse(centre, { code: 'CRS-003', title_en: 'CRS-001', title_ar: null })
    const list = [
      ['Title', 'Course', 'First day', 'Seats'],
      ['Morning', 'Algebra', '2026-09-06', '8'],
      ['Evening', 'crs-001', '2026-09-06', '8'],
    ]
    const done = await importList(centre, list, { entity: 'groups' })
    assert.deepInclude(done, { created: 1, failed: 1 })
    const [[outcome, problems] = []] = await refusals(centre, done.id)
    assert.deepEqual([outcome, problems], ['failed', [{ column: 'course', type: 'ambiguous' }]])
    const groups = await rowsOf(centre, 'groups')
    assert.deepEqual(
      groups.map(({ course_id: id }) => id),
      [first]
    )
  })
})
