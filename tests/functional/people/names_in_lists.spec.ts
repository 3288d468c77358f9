import { test } from '@japa/runner'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
} from '#tests/helpers/centre/centre'
import { createGuardian } from '#tests/helpers/people/guardians'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const arabic = { firstName: 'محمد', lastName: 'العتيبي' }
const latin = { firstName: 'Yousef', lastName: 'Haddad' }

const searches = [
  { query: 'Mohamed', found: ['محمد'] },
  { query: 'otaiby muhamad', found: ['محمد'] },
  { query: 'محمد', found: ['محمد'] },
  { query: 'يوسف حداد', found: ['Yousef'] },
  { query: 'Yousaf Hadad', found: ['Yousef'] },
  { query: 'Yousrf', found: ['Yousef'] },
  { query: 'Al Otaibi', found: ['محمد'] },
  { query: 'Yousef Otaibi', found: [] },
]

test.group('Names in the lists of people', (group) => {
  let centre: Centre
  let account: Account
  let groupId: string
  let visitor: Visitor

  group.setup(async () => {
    centre = await createCentre()
    const other = await createCentre()
    account = await createAdministrator(centre, { firstName: 'Zzz', lastName: 'Zzz' })
    groupId = await createGroup(centre)
    for (const names of [arabic, latin]) {
      const student = await createStudent(centre, names)
      await enrolled(centre, groupId, { student })
      await createStudent(other, names)
      await createGuardian(centre, names)
      await createInstructor(centre, names)
      const { firstName, lastName } = names
      await createAdministrator(centre, { firstName, lastName })
    }
  })

  group.each.setup(async (running) => {
    visitor = await signedIn(running.context.client, account)
  })

  const rows = async (path: string, prop: string) =>
    ((await visitor.visit(path)).body().props[prop].rows as { first_name: string }[]).map(
      (row) => row.first_name
    )

  test('who has a letter other than was typed is a guess, another spelling is none, in each list')
    .with([
      { query: 'Mohamed', isGuess: false },
      { query: 'Yousrf', isGuess: true },
      { query: 'يوسف', isGuess: false },
      { query: 'haddad you', isGuess: false },
      { query: 'Al Haddad', isGuess: false },
      { query: 'مح', isGuess: false },
      { query: '', isGuess: false },
      { query: 'Qxzw', isGuess: false },
    ])
    .run(async ({ assert }, { query, isGuess }) => {
      for (const area of ['students', 'guardians', 'instructors']) {
        const answer = await visitor.visit(`/admin/${area}?q=${encodeURIComponent(query)}`)
        const { meta, rows: shown } = answer.body().props[area]
        assert.equal(meta.only_similar ?? false, isGuess, area)
        for (const row of shown) assert.notProperty(row, 'search_text')
      }
    })

  for (const { query, found } of searches) {
    test(`C8 “${query}” finds ${String(found[0] ?? 'nobody')} in each`, async ({ assert }) => {
      const q = encodeURIComponent(query)
      for (const area of ['students', 'guardians', 'instructors']) {
        assert.deepEqual(await rows(`/admin/${area}?q=${q}`, area), found, area)
      }
      assert.deepEqual(await rows(`/admin/students?group=${groupId}&q=${q}`, 'students'), found)
      const options = await visitor.get(`/admin/guardian-options?q=${q}`)
      const names = options.body().options.map((one: { first_name: string }) => one.first_name)
      assert.deepEqual(names, found)
    })
  }

  test('of administrators, by names that are found across scripts', async ({ assert }) => {
    assert.lengthOf(await rows('/admin/users?q=Muhamad', 'users'), 1)
    assert.lengthOf(await rows('/admin/users?q=%D9%8A%D9%88%D8%B3%D9%81', 'users'), 1)
  })

  test('a file and an act for all that match hold whom the page shows', async ({ assert }) => {
    const file = await visitor.get('/admin/student-exports?format=csv&q=Yousrf')
    assert.include(file.text(), 'Yousef')
    assert.notInclude(file.text(), 'محمد')
  })
})
