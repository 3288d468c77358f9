import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import {
  bytesOf,
  checkImport,
  importList,
  outcomesOf,
  startImport,
  undoImport,
} from '#tests/helpers/imports/imports'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { v7 as uuid } from 'uuid'

const sorted = async (centre: Centre, table: Parameters<typeof rowsOf>[1], by: string) =>
  (await rowsOf(centre, table)).sort((one, other) => (one[by] < other[by] ? -1 : 1))

const outcomes = async (centre: Centre, id: string) =>
  (await outcomesOf(centre, id)).map(({ outcome, problems }) =>
    [
      outcome,
      ...(problems ?? []).map(({ column, type }: Record<string, string>) => `${column}: ${type}`),
    ].join(' ')
  )

test.group('Importing guardians', () => {
  test('each is linked to the children it names; the first is primary and pays', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const child = await createStudent(centre)
    const sibling = await createStudent(centre)
    const list = [
      ['الاسم', 'الجوال', 'أرقام الطلاب', 'صلة القرابة'],
      ['خالد الحربي', '0501234567', `${child.number}؛ ${sibling.number}`, 'أب'],
      ['منى الحربي', '0501234568', child.number.toLowerCase(), 'أم'],
      ['Some Body', '', 'S-999999', 'father'],
    ]
    const done = await importList(centre, list, { entity: 'guardians' })
    assert.deepEqual(await outcomes(centre, done.id), [
      'created',
      'created',
      'failed student_numbers: unknown',
    ])
    const [father, mother] = await sorted(centre, 'guardians', 'number')
    assert.deepInclude(father, { number: 'G-0001', last_name: 'الحربي', phone: '+966501234567' })
    const links = await rowsOf(centre, 'student_guardians', { student_id: child.id })
    const of = (id: string) => links.find((link) => link.guardian_id === id)
    assert.deepInclude(of(father.id), { relation: 'father', is_primary: true, is_payer: true })
    assert.deepInclude(of(mother.id), { relation: 'mother', is_primary: false, is_payer: false })
    const [household, ...more] = await rowsOf(centre, 'households')
    assert.isEmpty(more)
    assert.deepInclude(household, {
      number: 'F-0001',
      name: 'الحربي',
      payer_guardian_id: father.id,
    })
    const householdsOf = async () =>
      (await rowsOf(centre, 'students')).map(({ household_id: id }) => id)
    assert.deepEqual(await householdsOf(), [household.id, household.id])
    const undone = await undoImport(centre, done.id)
    assert.deepInclude(undone, { undone: 2, kept: 0 })
    assert.isEmpty(await rowsOf(centre, 'student_guardians'))
    assert.isEmpty(await rowsOf(centre, 'households'))
    assert.deepEqual(await householdsOf(), [null, null])
  })

  test('one whose household was used since stays when the list is undone', async ({ assert }) => {
    const centre = await createCentre()
    const child = await createStudent(centre)
    const list = [
      ['Name', 'Mobile', 'Student numbers', 'Relation'],
      ['Khalid Haddad', '0501234567', child.number, 'father'],
    ]
    const done = await importList(centre, list, { entity: 'guardians' })
    const [household] = await rowsOf(centre, 'households')
    await insert(centre, 'payers', {
      id: uuid(),
      kind: 'household',
      household_id: household.id,
    })
    assert.deepInclude(await undoImport(centre, done.id), { undone: 0, kept: 1 })
    assert.lengthOf(await rowsOf(centre, 'households'), 1)
  })

  test('a child whose household a company pays for gets no other payer', async ({ assert }) => {
    const centre = await createCentre()
    const child = await createStudent(centre)
    const id = uuid()
    await insert(centre, 'households', {
      id,
      number: 'F-0001',
      name: 'Haddad',
      payer_kind: 'company',
      company_name: 'Noor',
    })
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ household_id: id }).where('id', '=', child.id).execute()
    )
    const list = [
      ['Name', 'Mobile', 'Student numbers', 'Relation'],
      ['Khalid Haddad', '0501234567', child.number, 'father'],
    ]
    await importList(centre, list, { entity: 'guardians' })
    const [link] = await rowsOf(centre, 'student_guardians')
    assert.isFalse(link.is_payer)
    assert.lengthOf(await rowsOf(centre, 'households'), 1)
  })
})

test.group('Importing instructors', () => {
  test('from a list in Arabic, found again by name and phone', async ({ assert }) => {
    const centre = await createCentre()
    const list = [
      ['اسم المدرس', 'الاسم الكامل', 'الجوال', 'تاريخ التعيين', 'نوع العقد', 'الحالة'],
      ['x', 'منى القحطاني', '0501234567', '25/8/2024', 'متعاقدة', 'في إجازة'],
    ]
    const done = await importList(centre, list, { entity: 'instructors' })
    assert.deepInclude(done, { created: 1 })
    const [instructor] = await rowsOf(centre, 'instructors')
    assert.deepInclude(instructor, {
      number: 'I-0001',
      first_name: 'منى',
      contract: 'contractor',
      status: 'on_leave',
    })
    assert.deepInclude(await importList(centre, list, { entity: 'instructors' }), { skipped: 1 })
  })
})

test.group('Importing courses and groups', () => {
  test('courses name their subject and level by code or name; codes are given where none is', async ({
    assert,
  }) => {
    const centre = await furnished()
    const list = [
      ['Code', 'Title', 'العنوان بالعربية', 'Subject', 'Level', 'Seats', 'Min', 'طريقة التدريس'],
      ['CRS-001', 'English A', '', 'الانجليزيه', 'L1', '12', '4', 'حضوري، عن بعد'],
      ['', '', 'الإنجليزية ب', 'sub-eng', '', '', '', ''],
      ['', 'Physics', '', 'Astrology', '', '', '', ''],
      ['', 'Small', '', 'English', '', '3', '4', ''],
      ['', 'Poetry', '', 'Astrology', '', '3', '4', ''],
    ]
    const done = await importList(centre, list, { entity: 'courses', wrongCells: 'skip' })
    assert.deepEqual(await outcomes(centre, done.id), [
      'created',
      'created',
      'failed subject: unknown',
      'failed min_students: above_seats',
      'failed min_students: above_seats subject: unknown',
    ])
    const [first, second] = await sorted(centre, 'courses', 'code')
    assert.deepInclude(first, { code: 'CRS-001', title_en: 'English A', capacity: 12 })
    assert.deepEqual(first.work_types, ['in_person', 'online'])
    assert.deepInclude(second, { code: 'CRS-002', title_ar: 'الإنجليزية ب', status: 'active' })
    assert.deepInclude(await importList(centre, list, { entity: 'courses', wrongCells: 'skip' }), {
      created: 0,
      skipped: 2,
      failed: 3,
    })
  })

  test('a group takes from its course what its row leaves out', async ({ assert }) => {
    const centre = await furnished()
    const courses = [
      ['Code', 'Title', 'Subject', 'Seats'],
      ['ENG-A', 'English A', 'English', '12'],
      ['ENG-B', 'English B', 'English', ''],
    ]
    await importList(centre, courses, { entity: 'courses' })
    const instructors = [
      ['Full name', 'Phone'],
      ['Mona Khalil', '0501234567'],
    ]
    await importList(centre, instructors, { entity: 'instructors' })
    const list = [
      ['Course', 'Teacher', 'Start date', 'End date', 'Seats', 'For'],
      ['eng-a', 'mona khalil', '6/9/2026', '24/12/2026', '', 'girls'],
      ['English B', 'I-0001', '2026-09-06', '', '', ''],
      ['English B', 'Nobody', '2026-09-06', '', '8', ''],
      ['ENG-A', '', '2026-09-06', '2026-09-05', '', ''],
    ]
    const done = await importList(centre, list, { entity: 'groups', wrongCells: 'skip' })
    assert.deepEqual(await outcomes(centre, done.id), [
      'created',
      'failed capacity: required',
      'failed instructor: unknown',
      'failed ends_on: order',
    ])
    const [group] = await rowsOf(centre, 'groups')
    assert.deepInclude(group, {
      code: 'GRP-001',
      title_en: 'English A',
      capacity: 12,
      work_type: 'in_person',
      gender_policy: 'female',
      status: 'open',
    })
    const again = await importList(centre, list, { entity: 'groups', wrongCells: 'skip' })
    assert.deepInclude(again, { skipped: 1 })
    assert.deepInclude(await undoImport(centre, done.id), { undone: 1 })
  })

  test('a cell that does not fit the others is left empty, what a group cannot be without refuses it', async ({
    assert,
  }) => {
    const centre = await furnished()
    const courses = [
      ['Code', 'Title', 'Subject', 'Seats', 'Min'],
      ['ENG-A', 'English A', 'English', '12', '13'],
      ['ENG-B', 'English B', 'English', '', ''],
    ]
    const made = await importList(centre, courses, { entity: 'courses' })
    assert.deepEqual(await outcomes(centre, made.id), [
      'created min_students: above_seats',
      'created',
    ])
    const list = [
      ['Course', 'Teacher', 'Start date', 'End date', 'Seats', 'Min'],
      ['ENG-A', 'Nobody', '2026-09-06', '2026-09-05', '', '13'],
      ['ENG-B', 'Nobody', '2026-09-06', '', '', ''],
    ]
    const done = await importList(centre, list, { entity: 'groups' })
    assert.deepEqual(await outcomes(centre, done.id), [
      'created ends_on: order instructor: unknown min_students: above_seats',
      'failed capacity: required instructor: unknown',
    ])
    const [group] = await rowsOf(centre, 'groups')
    const empty = { ends_on: null, instructor_id: null, min_students: null }
    assert.deepInclude(group, { capacity: 12, ...empty })
  })

  test('an update keeps what its rows don’t say, and says nothing that a group can’t be', async ({
    assert,
  }) => {
    const centre = await furnished()
    const courses = [
      ['Code', 'Title', 'Subject', 'Seats', 'Min'],
      ['ENG-A', 'English A', 'English', '12', '4'],
    ]
    await importList(centre, courses, { entity: 'courses' })
    const groups = [
      ['Code', 'Title', 'Course', 'Start date', 'End date', 'Seats', 'Min'],
      ['ONE', 'Mornings', 'ENG-A', '2026-09-06', '2026-12-24', '9', '5'],
    ]
    await importList(centre, groups, { entity: 'groups' })
    const update = { policy: 'update', wrongCells: 'skip' } as const
    const check = async (list: string[][], entity: 'courses' | 'groups', options = {}) => {
      const id = await startImport(centre, bytesOf(list), entity)
      await checkImport(centre, id, { entity, ...update, ...options })
      return (await outcomes(centre, id)).join()
    }
    const start = (day: string, seats: string) => [
      ['Code', 'Course', 'Start date', 'Seats'],
      ['ONE', 'ENG-A', day, seats],
    ]
    const few = start('2026-09-06', '1')
    assert.equal(await check(few, 'groups'), 'invalid capacity: below_fewest')
    const late = start('2027-01-06', '')
    assert.equal(await check(late, 'groups'), 'invalid starts_on: after_end')
    const small = [courses[0]!.slice(0, 4), ['ENG-A', 'English A', 'English', '3']]
    assert.equal(await check(small, 'courses'), 'invalid capacity: below_fewest')
    const kept = { title_en: 'Mornings', capacity: 9, min_students: 5, starts_on: '2026-09-06' }
    const told = [
      [start('2026-09-06', ''), 'updated'],
      [few, 'updated capacity: below_fewest'],
    ] as const
    for (const [list, outcome] of told) {
      const { id } = await importList(centre, list as string[][], {
        ...{ entity: 'groups', policy: 'update' },
      })
      assert.deepEqual(await outcomes(centre, id), [outcome])
      assert.deepInclude((await rowsOf(centre, 'groups'))[0], kept)
    }
  })
})

async function furnished() {
  const centre = await createCentre()
  await insert(centre, 'subjects', {
    id: uuid(),
    code: 'SUB-ENG',
    name_en: 'English',
    name_ar: 'الإنجليزية',
  })
  await insert(centre, 'levels', { id: uuid(), code: 'L1', name_en: 'Level 1', position: 1 })
  return centre
}
