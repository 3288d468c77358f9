import { test } from '@japa/runner'
import { ArchivePeople } from '#domain/people/actions/archive_people'
import { studentRecord } from '#domain/people/students/student_record'
import { system } from '#domain/shared/audit/actor'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/students'

test.group('Possible duplicates', () => {
  test('the same phone is shown before anything is stored, and confirmed it is stored', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { number } = await createStudent(centre, { phone: '+966501234567' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const sibling = { first_name_en: 'Lina', last_name_en: 'Haddad', phone: '0501234567' }
    await visitor.post(path, sibling)
    const { duplicates, errors } = (await visitor.visit(`${path}/create`)).body().props
    assert.lengthOf(duplicates, 1)
    assert.deepInclude(duplicates[0], { number, reason: 'phone', archived_at: null })
    assert.property(errors, 'confirm_duplicate')
    assert.lengthOf(await rowsOf(centre, 'students'), 1)

    await visitor.post(path, { ...sibling, confirm_duplicate: true })
    const numbers = (await rowsOf(centre, 'students')).map((row) => Number(row.sequence)).sort()
    assert.deepEqual(numbers, [1, 2], 'the refused form took no number')
    assert.lengthOf((await visitor.visit(`${path}/create`)).body().props.duplicates, 0)
  })

  test('the same name in either script and the same birth date', async ({ client, assert }) => {
    const centre = await createCentre()
    const { id } = await createStudent(centre, {
      firstName: 'Ahmad',
      lastName: 'Saleh',
      firstNameOther: 'أحمد',
      lastNameOther: 'صالح',
      birthDate: '2012-05-01',
    })
    await new ArchivePeople(studentRecord).execute({
      tenantId: centre.id,
      actor: system,
      ids: [id],
      zone: 'Asia/Riyadh',
      agreed: '',
    })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(path, {
      first_name_ar: 'احمد',
      last_name_ar: 'صالح',
      birth_date: '2012-05-01',
    })
    const { duplicates } = (await visitor.visit(`${path}/create`)).body().props
    assert.deepInclude(duplicates[0], { id, reason: 'name_and_birth_date' })
    assert.isNotNull(duplicates[0].archived_at)
    await visitor.post(path, {
      first_name_ar: 'احمد',
      last_name_ar: 'صالح',
      birth_date: '2012-05-02',
    })
    assert.lengthOf(await rowsOf(centre, 'students'), 2)
  })

  test('the same name as the search writes it: accents, marks, spaces and capitals')
    .with([
      { first_name_en: 'josé  MARIA', last_name_en: 'núñez' },
      { first_name_en: 'Jose', last_name_en: 'Maria Nunez' },
      { first_name_ar: 'خُوسيه', last_name_ar: 'نونييز' },
    ])
    .run(async ({ client, assert }, name) => {
      const centre = await createCentre()
      const { id } = await createStudent(centre, {
        firstName: 'José Maria',
        lastName: 'Núñez',
        firstNameOther: 'خوسيه',
        lastNameOther: 'نونييز',
        birthDate: '2012-05-01',
      })
      const visitor = await signedIn(client, await createAdministrator(centre))
      await visitor.post(path, { ...name, birth_date: '2012-05-01' })
      const { duplicates } = (await visitor.visit(`${path}/create`)).body().props
      assert.deepInclude(duplicates[0], { id, reason: 'name_and_birth_date' })
      await visitor.post(path, {
        first_name_en: 'José',
        last_name_en: 'Moreno',
        birth_date: '2012-05-01',
      })
      assert.lengthOf(await rowsOf(centre, 'students'), 2)
    })

  test('2.2 a name in the other script, or written together where it was apart')
    .with([
      {
        firstName: 'محمد',
        lastName: 'الحربي',
        first_name_en: 'Mohammad',
        last_name_en: 'Al-Harbi',
      },
      { firstName: 'عبد ربه', lastName: 'سالم', first_name_ar: 'عبدربه', last_name_ar: 'سالم' },
      { firstName: 'عبدالله', lastName: 'علي', first_name_ar: 'عبد الله', last_name_ar: 'علي' },
    ])
    .run(async ({ client, assert }, { firstName, lastName, ...name }) => {
      const centre = await createCentre()
      const { id } = await createStudent(centre, { firstName, lastName, birthDate: '2012-05-01' })
      const visitor = await signedIn(client, await createAdministrator(centre))
      await visitor.post(path, { ...name, birth_date: '2012-05-01' })
      const { duplicates } = (await visitor.visit(`${path}/create`)).body().props
      assert.deepInclude(duplicates[0], { id, reason: 'name_and_birth_date' })
      await visitor.post(path, { ...name, birth_date: '2012-05-02' })
      assert.lengthOf(await rowsOf(centre, 'students'), 2)
    })

  test('never looks into another centre', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(await createCentre(), { phone: '+966501234567' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    await visitor.post(path, { first_name_en: 'Lina', last_name_en: 'H', phone: '0501234567' })
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
  })
})
