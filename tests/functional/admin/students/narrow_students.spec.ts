import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { levels } from '#tests/helpers/teaching/entries'
import { createCourse, createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { queriesOf } from '#tests/helpers/database/queries'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

type Row = { first_name: string; age: number | null; groups: unknown; guardian: unknown }

/**
 * Two courses of two levels with a group each; Amal is in both groups, Badr in the second, Celine in none. Badr's first
 * guardian is archived.
 */
async function school() {
  const centre = await createCentre()
  const one = (await levels.add(centre, { name_en: 'Grade 1' })).id
  const two = (await levels.add(centre, { name_en: 'Grade 2' })).id
  const course = await createCourse(centre, { level_id: one, title_en: 'Science' })
  const other = await createCourse(centre, { level_id: one })
  const morning = await createGroup(centre, { courseId: course, titleEn: 'Morning' })
  const evening = await createGroup(centre, { courseId: other, levelId: two, titleEn: 'Evening' })
  const amal = await createStudent(centre, { firstName: 'Amal', birthDate: '2018-11-22' })
  const badr = await createStudent(centre, { firstName: 'Badr', birthDate: '2017-11-23' })
  await createStudent(centre, { firstName: 'Celine', birthDate: '2008-11-22' })
  await enrolled(centre, morning, { student: { id: amal.id } })
  await enrolled(centre, evening, { student: { id: amal.id } })
  await enrolled(centre, evening, { student: { id: badr.id } })
  const mother = await createGuardian(centre, { firstName: 'Huda', lastName: 'Saleh' })
  await link(centre, badr.id, mother.id)
  const former = await createGuardian(centre, { firstName: 'Rana', lastName: 'Saleh' })
  await link(centre, badr.id, former.id, { isPrimary: true })
  await withTenant(centre.id, () =>
    db()
      .updateTable('guardians')
      .set({ archived_at: new Date() })
      .where('id', '=', former.id)
      .execute()
  )
  return { centre, course, morning, evening, one, two, mother: mother.id }
}

test.group('The list of students, narrowed', (group) => {
  group.each.setup(() => freezeClock('2026-11-22T09:00:00Z'))

  test('C9 shows group, course, level, guardian and age, in the round trip of the rows', async ({
    client,
    assert,
  }) => {
    const { centre } = await school()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { students, can } = (await visitor.visit('/admin/students?sort=name')).body().props
    const [amal, badr, celine] = students.rows
    assert.deepInclude(can, { groups: true, guardian: true })
    assert.deepEqual([amal.age, badr.age, celine.age], [8, 8, 18])
    assert.deepEqual(
      amal.groups.map((of: { title_en: string; level_en: string }) => [of.title_en, of.level_en]),
      [
        ['Morning', 'Grade 1'],
        ['Evening', 'Grade 2'],
      ]
    )
    assert.equal(amal.groups[0].course_en, 'Science')
    assert.equal(badr.guardian.first_name, 'Huda')
    assert.deepEqual([celine.groups, celine.guardian], [[], null])
    const queries = await queriesOf(() => visitor.visit('/admin/students?q=a&sort=name'))
    assert.isAtMost(queries, 4)
  })

  test('C9 filters by group, course, level, guardian and age, and by all of it at once', async ({
    client,
    assert,
  }) => {
    const { centre, course, morning, evening, one, two, mother } = await school()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const names = async (address: string) => {
      const { students } = (await visitor.visit(`/admin/students?sort=name&${address}`)).body()
        .props
      assert.equal(students.meta.total, students.rows.length)
      assert.equal(students.unfiltered_total, 3)
      return students.rows.map(({ first_name }: Row) => first_name)
    }
    assert.deepEqual(await names(`group=${morning}`), ['Amal'])
    assert.deepEqual(await names(`group=${morning},${evening}`), ['Amal', 'Badr'])
    assert.deepEqual(await names(`course=${course}`), ['Amal'])
    assert.deepEqual(await names(`level=${one}`), ['Amal'])
    assert.deepEqual(await names(`level=${two}`), ['Amal', 'Badr'])
    assert.deepEqual(await names(`course=${course}&level=${two}`), [])
    assert.deepEqual(await names(`guardian=${mother}`), ['Badr'])
    assert.deepEqual(await names('age=6_8'), ['Amal', 'Badr'])
    assert.deepEqual(await names('age=9_11'), [])
    assert.deepEqual(await names('age=9_11,18'), ['Celine'])
    assert.deepEqual(await names(`age=6_8&group=${evening}&q=bad&status=active`), ['Badr'])
    assert.deepEqual(await names(`age=6_8&archived=1`), [])
    assert.deepEqual(await names(`group=${evening}&dir=desc`), ['Badr', 'Amal'])
  })

  test('C9 means the same in pages, in an export and in an act upon all that match', async ({
    client,
    assert,
  }) => {
    const { centre, evening } = await school()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const csv = (await visitor.get(`/admin/student-exports?group=${evening}&sort=name`)).text()
    assert.match(csv, /Amal[^]*Badr/)
    assert.notInclude(csv, 'Celine')
    const matching = { matching: `group=${evening}` }
    await visitor.post('/admin/student-archives', matching)
    const { agreed } = (await visitor.visit('/admin/students')).body().flash.departure
    await visitor.post('/admin/student-archives', { ...matching, agreed })
    const { students } = (await visitor.visit('/admin/students')).body().props
    assert.deepEqual(
      students.rows.map(({ first_name }: Row) => first_name),
      ['Celine']
    )
  })

  test('C9 tells nothing of groups and guardians to whoever may not see them', async ({
    client,
    assert,
  }) => {
    const { centre, evening, mother } = await school()
    const visitor = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.index'])
    )
    const path = `/admin/students?group=${evening}&guardian=${mother}`
    const { students, can, options } = (await visitor.visit(path)).body().props
    assert.deepInclude(can, { groups: false, guardian: false, enrol: false })
    assert.lengthOf(students.rows, 3)
    for (const { groups, guardian } of students.rows as Row[]) {
      assert.deepEqual([groups, guardian], [null, null])
    }
    assert.isUndefined(options)
  })

  test('C9 knows nothing of another centre’s groups and guardians', async ({ client, assert }) => {
    const { evening, mother } = await school()
    const { centre } = await school()
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const address of [`group=${evening}`, `guardian=${mother}`]) {
      const { students } = (await visitor.visit(`/admin/students?${address}`)).body().props
      assert.deepEqual(students.rows, [])
    }
  })
})
