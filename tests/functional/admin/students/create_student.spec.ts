import { test } from '@japa/runner'
import { studentNumber } from '#domain/people/students/rules/student_number'
import { today } from '#domain/shared/time/clock'
import { takeNumber } from '#domain/shared/data/counters'
import { withTenant } from '#domain/shared/data/database'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

const path = '/admin/students'
const minimal = { first_name_en: 'Sara', last_name_en: 'Haddad' }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Registering a student', () => {
  test('stores what was typed, normalised, with a number and its audit entry', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const response = await visitor.post(path, {
      first_name_ar: '  أحمد\u202E ',
      last_name_ar: 'الحربي   العمري',
      first_name_en: 'Ahmad',
      last_name_en: '<script>alert(1)</script>',
      gender: 'male',
      birth_date: '٢٠١٢-٠٥-٠١',
      nationality: 'sa',
      national_id: '١٠٢٣٤٥٦٧٨٩',
      email: ' Ahmad@Example.TEST ',
      phone: '٠٥٠ ١٢٣ ٤٥٦٧',
      phone_country: 'SA',
      whatsapp: true,
      school_name: 'مدرسة النور',
      status: 'lead',
      notes: 'سطر أول\nline two',
    })
    assert.equal(response.status(), 302)
    const [student] = await rowsOf(centre, 'students')
    assert.match(response.header('location')!, new RegExp(`/admin/students/${student.id}$`))
    assert.deepInclude(student, {
      first_name: 'Ahmad',
      last_name: '<script>alert(1)</script>',
      first_name_other: 'أحمد',
      last_name_other: 'الحربي العمري',
      gender: 'male',
      nationality: 'SA',
      national_id: '1023456789',
      email: 'ahmad@example.test',
      phone: '+966501234567',
      whatsapp: true,
      status: 'lead',
      notes: 'سطر أول\nline two',
      version: 1,
    })
    assert.match(student.number, /^S-\d{2}0001$/)
    const [audit] = await auditOf(centre, student.id)
    assert.deepInclude(audit, {
      action: 'students.create',
      actor_name: 'Sara Haddad',
      actor_name_other: 'سارة حداد',
      before: null,
    })
    assert.deepInclude(audit.after, { birth_date: '2012-05-01', phone: '+966501234567' })
    assert.notProperty(audit.after, 'photo')
  })

  test('numbers follow one another, also when two register at once', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await visitor.prepare()
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        visitor.post(path, { ...minimal, first_name_en: `N${index}` })
      )
    )
    const students = await rowsOf(centre, 'students')
    assert.sameMembers(
      students.map(({ sequence }) => Number(sequence)),
      [1, 2, 3, 4, 5, 6, 7, 8]
    )
  })

  test('the number is written as the rule says, also beyond four digits')
    .with([1, 42, 9999, 10_000])
    .run(async ({ assert }, sequence) => {
      const centre = await createCentre()
      if (sequence > 1) await withTenant(centre.id, () => takeNumber('students', sequence - 1))
      const { id, number } = await createStudent(centre)
      assert.equal(number, studentNumber(sequence, today('Asia/Riyadh')))
      assert.deepInclude(await studentRow(centre, id), { number, sequence: String(sequence) })
      const [audit] = await auditOf(centre, id)
      assert.equal(audit.after.number, number)
    })

  test('refuses {field} "{value}" and stores nothing')
    .with([
      { field: 'first_name_en', value: '' },
      { field: 'first_name_en', value: ' \u202E\u200F ' },
      { field: 'first_name_en', value: 'x'.repeat(61) },
      { field: 'last_name_en', value: ['a'] },
      { field: 'last_name_en', value: { a: 1 } },
      { field: 'first_name_ar', value: 'x'.repeat(61) },
      { field: 'gender', value: 'robot' },
      { field: 'birth_date', value: '2026-02-30' },
      { field: 'birth_date', value: '2999-01-01' },
      { field: 'birth_date', value: '1899-12-31' },
      { field: 'birth_date', value: '01/02/2012' },
      { field: 'nationality', value: 'XX' },
      { field: 'national_id', value: '1'.repeat(41) },
      { field: 'email', value: 'not an address' },
      { field: 'email', value: `${'a'.repeat(250)}@example.test` },
      { field: 'phone', value: '12' },
      { field: 'phone', value: 'call me' },
      { field: 'phone_country', value: 'ZZ' },
      { field: 'whatsapp', value: 'perhaps' },
      { field: 'school_name', value: 'x'.repeat(121) },
      { field: 'status', value: 'king' },
      { field: 'notes', value: 'x'.repeat(4001) },
      { field: 'photo', value: 'a picture' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { centre, visitor } = await setup(client)
      const response = await visitor.post(path, { ...minimal, [field]: value })
      assert.equal(response.status(), 302)
      const { errors } = (await visitor.visit(`${path}/create`)).body().props
      assert.deepEqual(Object.keys(errors), [field])
      assert.notMatch(errors[field], /translation missing|\{\{/)
      assert.lengthOf(await rowsOf(centre, 'students'), 0)
    })

  test('a birthday to come is refused for what it is', async ({ client, assert }) => {
    const { visitor } = await setup(client)
    const refusal = async (day: string) => {
      await visitor.post(path, { ...minimal, birth_date: day })
      return (await visitor.visit(`${path}/create`)).body().props.errors.birth_date
    }
    assert.equal(await refusal('2090-06-01'), 'A date of birth can’t be in the future')
    assert.equal(await refusal('2090-02-30'), 'Enter a valid date')
  })

  test('C9 a name in the other place is understood, and one that fits neither is refused there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    await visitor.post(path, { first_name_ar: '李', last_name_ar: '明' })
    await visitor.post(path, { first_name_en: 'نور', last_name_en: 'عودة' })
    const names = (await rowsOf(centre, 'students')).map(({ first_name, last_name }) => {
      return `${first_name} ${last_name}`
    })
    assert.sameMembers(names, ['李 明', 'نور عودة'])

    await visitor.post(path, { ...minimal, first_name_ar: 'Sara', last_name_ar: 'Haddad' })
    const { errors } = (await visitor.visit(`${path}/create`)).body().props
    assert.deepEqual(Object.keys(errors), ['first_name_ar', 'last_name_ar'])
    assert.include(errors.first_name_ar, 'Arabic letters')
  })

  test('F3 says what is missing in both languages', async ({ client, assert }) => {
    const { visitor } = await setup(client)
    await visitor.post(path, {})
    const { errors } = (await visitor.visit(`${path}/create`)).body().props
    assert.equal(errors.first_name_en, 'Enter the name in English or in Arabic')
    visitor.set('locale', 'ar')
    await visitor.post(path, { ...minimal, email: 'x' })
    const arabic = (await visitor.visit(`${path}/create`)).body().props
    assert.match(arabic.errors.email, /\p{Script=Arabic}/u)
  })

  test('a national id belongs to one student of a centre, and says nothing of other centres', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    await createStudent(await createCentre(), { nationalId: 'A1' })
    await visitor.post(path, { ...minimal, national_id: 'A1' })
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
    await visitor.post(path, { ...minimal, first_name_en: 'Other', national_id: 'A1' })
    const { errors } = (await visitor.visit(`${path}/create`)).body().props
    assert.equal(errors.national_id, 'Another student has this national ID')
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
  })

  test('ignores every field the form does not have', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const other = await createCentre()
    await visitor.post(path, {
      ...minimal,
      id: '00000000-0000-7000-8000-000000000000',
      tenant_id: other.id,
      number: 'S-990001',
      sequence: 99,
      version: 7,
      created_at: '2000-01-01',
      archived_at: '2000-01-01',
      photo_key: 'x',
      locale: 'ar',
      search_text: 'x',
      role_ids: ['x'],
      password: 'x',
    })
    const [student] = await rowsOf(centre, 'students')
    assert.deepInclude(student, {
      tenant_id: centre.id,
      version: 1,
      archived_at: null,
      locale: null,
    })
    assert.notEqual(student.number, 'S-990001')
    assert.equal(Number(student.sequence), 1)
    assert.lengthOf(await rowsOf(other, 'students'), 0)
  })

  test('H3 is for those who may create', async ({ client, assert }) => {
    const centre = await createCentre()
    const asGuest = guest(client, centre)
    assert.equal((await asGuest.post(path, minimal)).status(), 302)
    assert.equal((await asGuest.get(`${path}/create`)).status(), 302)
    const reader = await createAdministratorWho(centre, ['admin.students.index'])
    const visitor = await signedIn(client, reader)
    assert.equal((await visitor.post(path, minimal)).status(), 403)
    assert.equal((await visitor.visit(`${path}/create`)).status(), 403)
    assert.lengthOf(await rowsOf(centre, 'students'), 0)
  })
})
