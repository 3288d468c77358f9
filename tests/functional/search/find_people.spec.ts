import { test } from '@japa/runner'
import type { SearchResult } from '#domain/search/search_index'
import { searchRecords } from '#domain/search/search_records'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { type Centre, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { archive } from '#tests/helpers/centre/archive'
import { queriesOf } from '#tests/helpers/database/queries'
import { createInstructor } from '#tests/helpers/people/instructors'
import { joinedNames } from '#tests/helpers/people/joined_names'
import { search, shown } from '#tests/helpers/people/search'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const add = (centre: Centre, first: string, last: string, more: object = {}) =>
  createStudent(centre, { firstName: first, lastName: last, ...more })

const eastern = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)

test.group('Finding people', (group) => {
  let centre: Centre
  let other: Centre
  group.setup(async () => {
    centre = await createCentre()
    other = await createCentre()
    const ahmad = { phone: '+966501234567', email: 'ahmad@example.test' }
    await add(centre, 'أحمد', 'الحربي', ahmad)
    await add(centre, 'محمد', 'العتيبي')
    await add(centre, 'Yousef', 'Haddad')
    await add(centre, 'Mohammed', 'Salem', { firstNameOther: 'محمد', lastNameOther: 'سالم' })
    await add(centre, '50%_off\\', 'Wild')
    await add(other, 'أحمد', 'الحربي', ahmad)
    await add(other, 'Elsewhere', 'Haddad')
  })

  test('D8 {query} finds {found}')
    .with([
      { query: 'Ahmad', found: ['أحمد'] },
      { query: 'Ahmed Harby', found: ['أحمد'] },
      { query: 'Alharbi Ahmad', found: ['أحمد'] },
      { query: 'يوسف', found: ['Yousef'] },
      { query: 'حداد يوسف', found: ['Yousef'] },
      { query: 'Muhammad Otaibi', found: ['محمد'] },
      { query: 'mhmd salem', found: ['Mohammed'] },
      { query: 'yusef hadad', found: ['Yousef'] },
      { query: 'Yousef Hadadd', found: ['Yousef'] },
      { query: 'Yousrf Haddad', found: ['Yousef'] },
      { query: '4567', found: ['أحمد'] },
      { query: '٤٥٦٧', found: ['أحمد'] },
      { query: '050 123 4567', found: ['أحمد'] },
      { query: 'Ahmad 4567', found: ['أحمد'] },
      { query: 'ahmad@exam', found: ['أحمد'] },
      { query: 'hgpvfd', found: ['أحمد'] },
      { query: 'غخعسثب', found: ['Yousef'] },
      { query: '%_off', found: ['50%_off\\'] },
      { query: 'elsewhere', found: [] },
      { query: 'Qxzw Vbnk', found: [] },
    ])
    .run(async ({ assert }, { query, found }) => {
      const result = await search(centre, 'students', query)
      assert.deepEqual(shown(result), found)
      assert.equal(result.total, found.length)
    })

  test('what only comes near is said to: {query}, {onlySimilar}')
    .with([
      { query: 'Ahmed Harby', onlySimilar: false },
      { query: 'Ahmad', onlySimilar: false },
      { query: 'yusef hadad', onlySimilar: false },
      { query: 'Mohamed', onlySimilar: false },
      { query: 'Mohsmed', onlySimilar: true },
      { query: 'Yousrf Haddad', onlySimilar: true },
      { query: 'أحمد', onlySimilar: false },
      { query: 'مح', onlySimilar: false },
      { query: 'حمد عتيبي', onlySimilar: false },
      { query: 'haddad you', onlySimilar: false },
      { query: 'hgpvfd', onlySimilar: false },
      { query: '4567', onlySimilar: false },
      { query: '050 123 4567', onlySimilar: false },
      { query: 'Qxzw Vbnk', onlySimilar: false },
      { query: '', onlySimilar: false },
    ])
    .run(async ({ assert }, { query, onlySimilar }) => {
      const result = await search(centre, 'students', query)
      assert.equal(result.onlySimilar, onlySimilar)
    })

  test(
    'D8 a number is found without its hyphen, in any digits and on either layout: {form}, {digits}'
  )
    .with(
      ['s-{}', 's{}', 'S{}', 'S {}', 'Omar s{}', 'س{}', 'س-{}', '{}'].flatMap((form) => [
        { form, digits: 'Western' },
        { form, digits: 'Eastern' },
      ])
    )
    .run(async ({ assert }, { form, digits }) => {
      const own = await createCentre()
      await add(own, 'Sami', 'Saleh', { phone: '+966509926000' })
      const { number } = await add(own, 'Omar', 'Nasser')
      const written = digits === 'Eastern' ? eastern(number.slice(2)) : number.slice(2)
      const parted = `${written.slice(0, 2)} ${written.slice(2)}`
      for (const one of form === '{}' ? [written] : [written, parted]) {
        const query = form.replace('{}', one)
        assert.deepEqual(shown(await search(own, 'students', query)), ['Omar'], query)
      }
    })

  test('D8 a document has what a result shows', async ({ assert }) => {
    const { documents } = await search(centre, 'students', 'Salem')
    const { id, number, ...rest } = documents[0]!
    assert.match(String(id), /^[0-9a-f-]{36}$/)
    assert.match(String(number), /^S-/)
    assert.deepEqual(rest, {
      first_name: 'Mohammed',
      last_name: 'Salem',
      first_name_other: 'محمد',
      last_name_other: 'سالم',
      email: null,
      phone: null,
      archived: false,
      birth_date: null,
    })
  })

  test('D8 a student’s birth date is in the document and is not searched; an instructor’s is nowhere', async ({
    assert,
  }) => {
    const own = await createCentre()
    await add(own, 'Omar', 'Khoury', { birthDate: '2014-03-02' })
    const instructor = await createInstructor(own, { firstName: 'Omar', lastName: 'Khoury' })
    await withTenant(own.id, () =>
      db().updateTable('instructors').set({ birth_date: '1984-03-02' }).execute()
    )
    const [student] = (await search(own, 'students', 'omar')).documents
    assert.equal(student!.birth_date, '2014-03-02')
    const { documents } = await search(own, 'instructors', 'omar')
    assert.equal(documents[0]!.id, instructor.id)
    assert.notProperty(documents[0], 'birth_date')
    assert.deepEqual((await search(own, 'students', '2014-03-02')).documents, [])
  })

  test('{name} is an empty list')
    .with([
      { name: 'nothing', query: '' },
      { name: 'a space', query: '  ' },
      { name: 'diacritics alone', query: '\u064B\u064E\u0651' },
      { name: 'bidi controls', query: '\u202E\u2066\u200F' },
      { name: 'an emoji', query: '👩‍👧‍👦' },
      { name: '10,000 letters', query: 'q'.repeat(10_000) },
      { name: '10,000 words', query: 'qx '.repeat(10_000) },
      { name: 'wildcards', query: '%' },
      { name: 'quotes', query: `'"\\` },
      { name: 'a regular expression', query: '.*(a+)+$' },
      { name: 'a tsquery', query: "'a' & !b | c:*" },
      { name: 'half of a letter', query: '\uD83D' },
      { name: 'a zero', query: '\0' },
    ])
    .run(async ({ assert }, { query }) => {
      for (const index of ['students', 'instructors', 'groups'] as const) {
        const result = await search(centre, index, query)
        assert.deepEqual(result, { documents: [], total: 0, onlySimilar: false })
      }
    })

  test('one letter finds who begins with it', async ({ assert }) => {
    assert.deepEqual(shown(await search(centre, 'students', 'y')), ['Yousef'])
  })

  test('2.3 a name is found together as apart, in lists too', async ({ client, assert }) => {
    const own = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(own))
    for (const apart of new Set(joinedNames.map(([, name]) => name)))
      await add(own, apart, 'Nasser')
    for (const [together, apart] of joinedNames) {
      const result = await search(own, 'students', together, { limit: 20 })
      assert.include(shown(result), apart, `${together} finds ${apart}`)
      const path = `/admin/students?q=${encodeURIComponent(together)}`
      const { students } = (await visitor.visit(path)).body().props
      assert.include(JSON.stringify(students), apart, `${together} lists ${apart}`)
    }
  }).timeout(60_000)

  test('D6 three indexes travel in one round trip', async ({ assert }) => {
    const queries = (['students', 'instructors', 'groups'] as const).map((index) => {
      return { index, q: 'Ahmad', limit: 5, offset: 0, filter: null }
    })
    const asked = () => readStatements(centre.id, () => searchRecords(queries, 'en'))
    const results = await asked()
    assert.deepEqual(
      results.map(({ total }) => total),
      [1, 0, 0]
    )
    assert.equal(await queriesOf(asked), 1)
  })
})

const namesOf = ({ documents }: SearchResult) =>
  documents.map((one) => `${String(one.first_name)} ${String(one.last_name)}`)

test.group('The order of people who are found', () => {
  test('exact, prefix, whole words, across scripts; a page goes on where the last ended', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await add(centre, 'Salim', 'One')
    await add(centre, 'سالم', 'الأول')
    await add(centre, 'Omar', 'Salem')
    await add(centre, 'Salem', 'Omar')
    await add(centre, 'Salema', 'Omar')
    await add(centre, 'Salem', 'Zaki')
    const all = await search(centre, 'students', 'salem', { limit: 20 })
    assert.deepEqual(namesOf(all), [
      'Salem Omar',
      'Salem Zaki',
      'Omar Salem',
      'Salema Omar',
      'سالم الأول',
      'Salim One',
    ])
    const page = await search(centre, 'students', 'salem', { limit: 2, offset: 2 })
    assert.deepEqual(page.documents, all.documents.slice(2, 4))
    const exact = await search(centre, 'students', 'salem omar')
    assert.deepEqual(namesOf(exact), ['Omar Salem', 'Salem Omar', 'Salema Omar'])
  })

  test('who is archived comes behind who is called the same, before who only sounds so, and can be left out', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const gone = await add(centre, 'Khalid', 'Aaa')
    await add(centre, 'Khalid', 'Zzz')
    await archive(centre, 'students', gone.id)
    await add(centre, 'Khaled', 'Mmm')
    const all = await search(centre, 'students', 'Khalid')
    assert.deepEqual(namesOf(all), ['Khalid Zzz', 'Khalid Aaa', 'Khaled Mmm'])
    const filter = { type: 'among', attribute: 'archived', values: ['false'] } as const
    const live = await search(centre, 'students', 'Khalid', { filter })
    assert.deepEqual(
      live.documents.map(({ last_name }) => last_name),
      ['Zzz', 'Mmm']
    )
    const across = await search(centre, 'students', 'خالد', { filter })
    assert.lengthOf(across.documents, 2)
  })

  test('of names that are as near, the one that more people carry', async ({ assert }) => {
    const centre = await createCentre()
    for (const last of ['A', 'B', 'C']) await add(centre, 'سناء', last)
    await add(centre, 'سنا', 'D')
    const found = shown(await search(centre, 'students', 'Sana', { limit: 4 }))
    assert.deepEqual(found, ['سناء', 'سناء', 'سناء', 'سنا'])
  })

  test('a short word alone is nobody’s who is only a little like it', async ({ assert }) => {
    const centre = await createCentre()
    await add(centre, 'Zaid', 'Balawi', { firstNameOther: 'زيد', lastNameOther: 'البلوي' })
    await add(centre, 'Hisham', 'Al-Asiri', { firstNameOther: 'هشام', lastNameOther: 'العسيري' })
    await add(centre, 'Sara', 'Salem')
    assert.deepEqual(shown(await search(centre, 'students', 'zzzzq')), [])
    assert.deepEqual(shown(await search(centre, 'students', 'sara')), ['Sara'])
    assert.deepEqual(shown(await search(centre, 'students', 'Zaed')), ['Zaid'])
    assert.deepEqual(shown(await search(centre, 'students', 'Sraa')), ['Sara'])
  })

  test('in one script who only sounds alike hides nobody who is a letter off', async ({
    assert,
  }) => {
    const centre = await createCentre()
    for (const first of ['Abla', 'Amal', 'Salma']) await add(centre, first, 'Sofie')
    await add(centre, 'Amal', 'Haddad')
    const found = await search(centre, 'students', 'Abal Sofie')
    assert.deepEqual(shown(found), ['Abla', 'Amal'])
  })

  test('who lacks the first letter is found beside the right name before other names', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await add(centre, 'Hesham', 'Sadegh')
    await add(centre, 'Hesham', 'Adan')
    await add(centre, 'Fahd', 'Ghosn')
    const [first] = namesOf(await search(centre, 'students', 'Hesham adegh'))
    assert.equal(first, 'Hesham Sadegh')
    assert.deepEqual(namesOf(await search(centre, 'students', 'Fd Ghosn')), ['Fahd Ghosn'])
  })
})

test.group('Filters of a search', (group) => {
  let centre: Centre
  group.setup(async () => {
    centre = await createCentre()
    await createInstructor(centre, { firstName: 'Omar', lastName: 'One', email: 'a@find.test' })
    await createInstructor(centre, { firstName: 'Omar', lastName: 'Two' })
    await createInstructor(centre, { firstName: 'Omar', lastName: 'Three', phone: '+966501112233' })
  })

  const last = (...values: string[]) => ({ type: 'among', attribute: 'last_name', values }) as const

  test('{name}')
    .with([
      { name: 'one of several', filter: last('one', 'THREE'), found: ['One', 'Three'] },
      { name: 'not', filter: { type: 'not', of: last('One') }, found: ['Three', 'Two'] },
      {
        name: 'all',
        filter: { type: 'all', of: [last('One', 'Two'), { type: 'not', of: last('Two') }] },
        found: ['One'],
      },
      {
        name: 'any',
        filter: { type: 'any', of: [last('One'), last('Two')] },
        found: ['One', 'Two'],
      },
      { name: 'all of nothing', filter: { type: 'all', of: [] }, found: ['One', 'Three', 'Two'] },
      { name: 'any of nothing', filter: { type: 'any', of: [] }, found: [] },
      { name: 'empty', filter: { type: 'null', attribute: 'phone' }, found: ['One', 'Two'] },
      {
        name: 'an attribute nobody has',
        filter: { type: 'among', attribute: 'tenant_id', values: ['x'] },
        found: [],
      },
    ] as const)
    .run(async ({ assert }, { filter, found }) => {
      for (const q of ['omar', 'عمر']) {
        const { documents } = await search(centre, 'instructors', q, { filter: filter as never })
        assert.deepEqual(documents.map(({ last_name }) => String(last_name)).sort(), [...found], q)
      }
    })

  test('the entered centre alone is searched, whatever the filter says', async ({ assert }) => {
    const stranger = await createCentre()
    const anything = { type: 'not', of: last('Nobody') } as const
    const { documents } = await search(stranger, 'instructors', 'omar', { filter: anything })
    assert.isEmpty(documents)
  })
})
