import { test } from '@japa/runner'
import { type Centre, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

let centre: Centre
let other: Centre
let visitor: Visitor

async function found(query: string) {
  const response = await visitor.visit(`/admin/students?q=${encodeURIComponent(query)}`)
  const { rows, meta } = response.body().props.students
  if (meta.total !== rows.length) throw new Error('the total is not exact')
  return rows.map(({ first_name }: { first_name: string }) => first_name).sort()
}

test.group('Searching students', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    other = await createCentre()
    for (const owner of [centre, other]) {
      const mark = owner === centre ? '' : ' elsewhere'
      await createStudent(owner, {
        firstName: `أحْمَد${mark}`,
        lastName: 'الحربي',
        firstNameOther: 'Ahmad',
        lastNameOther: 'Al-Harbi',
        phone: '+966501234567',
        email: 'ahmad@example.test',
      })
      await createStudent(owner, {
        firstName: `José${mark}`,
        lastName: 'Ferñández',
        schoolName: 'مدرسة النور',
      })
      await createStudent(owner, { firstName: `50%_off\\${mark}`, lastName: 'Wild' })
      await createStudent(owner, {
        firstName: `فاطمة${mark}`,
        lastName: 'موسى',
        phone: '+962791112223',
      })
    }
  })

  group.each.setup(async (running) => {
    visitor = await signedIn(running.context.client, await createAdministrator(centre))
  })

  test('finds {name} by "{query}"')
    .with([
      { query: 'احمد', name: 'أحْمَد' },
      { query: 'أحمد', name: 'أحْمَد' },
      { query: 'أحـــمد', name: 'أحْمَد' },
      { query: 'إحمد', name: 'أحْمَد' },
      { query: 'AHMAD', name: 'أحْمَد' },
      { query: 'harbi ahm', name: 'أحْمَد' },
      { query: 'الحربى', name: 'أحْمَد' },
      { query: '0501234567', name: 'أحْمَد' },
      { query: '٠٥٠١٢٣٤٥٦٧', name: 'أحْمَد' },
      { query: '۰۵۰۱۲۳۴۵۶۷', name: 'أحْمَد' },
      { query: '٠٥٠ ١٢٣ ٤٥٦٧', name: 'أحْمَد' },
      { query: '+966 50 123 4567', name: 'أحْمَد' },
      { query: '00966501234567', name: 'أحْمَد' },
      { query: '4567', name: 'أحْمَد' },
      { query: 'ahmad@example', name: 'أحْمَد' },
      { query: 'jose fernandez', name: 'José' },
      { query: 'النور', name: 'José' },
      { query: 'فاطمه', name: 'فاطمة' },
      { query: 'موسي', name: 'فاطمة' },
      { query: '0791112223', name: 'فاطمة' },
      { query: '\u202Eفاطمة\u202C', name: 'فاطمة' },
      { query: '%_off', name: '50%_off\\' },
      { query: 'off\\', name: '50%_off\\' },
    ])
    .run(async ({ assert }, { query, name }) => {
      assert.deepEqual(await found(query), [name])
    })

  test('one or two letters find the beginnings of words', async ({ assert }) => {
    assert.deepEqual(await found('ah'), ['أحْمَد'])
    assert.deepEqual(await found('w'), ['50%_off\\'])
    assert.deepEqual(await found('فا'), ['فاطمة'])
    assert.deepEqual(await found('mad'), ['أحْمَد'])
  })

  test('every word must match, and a wildcard is only a character', async ({ assert }) => {
    assert.deepEqual(await found('ahmad wild'), [])
    assert.deepEqual(await found('ah%ad'), [])
    assert.deepEqual(await found("'; drop table students; --"), [])
  })

  test('finds a student by number', async ({ assert }) => {
    const { number } = await createStudent(centre, { firstName: 'Numbered' })
    assert.deepEqual(await found(number), ['Numbered'])
    assert.deepEqual(await found(number.replace('-', '')), ['Numbered'])
    assert.deepEqual(await found(number.toLowerCase()), ['Numbered'])
  })

  test('finds nothing of another centre, whose students have the same names', async ({
    assert,
  }) => {
    assert.deepEqual(await found('elsewhere'), [])
    assert.lengthOf(await found('احمد'), 1)
  })
})
