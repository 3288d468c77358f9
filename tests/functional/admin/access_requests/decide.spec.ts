import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { askToJoin } from '#tests/helpers/access/access_requests'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { guest, signedIn } from '#tests/helpers/visitor'

type Kind = 'instructor' | 'student'

const ask = (
  centre: Centre,
  kind: Kind,
  email: string,
  [firstName, lastName] = ['Hind', 'Salem']
) => askToJoin(centre, { kind, email, firstName, lastName })

const decisionOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'access_requests', { id }))[0].status

const path = (id: string) => `/admin/access-requests/${id}`
const chosen = 'seven grey herons by the river'

test.group('Deciding requests to join', () => {
  test('{row} approved: a {kind} with number, account and invitation, who can come in')
    .with([
      { row: 'C3', kind: 'instructor', people: 'instructors', number: /^I-0001$/ },
      { row: 'C4', kind: 'student', people: 'students', number: /^S-\d{6}$/ },
    ] as { row: string; kind: Kind; people: 'instructors' | 'students'; number: RegExp }[])
    .run(async ({ client, assert }, { kind, people, number }) => {
      const centre = await createCentre()
      const staff = await signedIn(client, await createAdministrator(centre))
      const id = await ask(centre, kind, 'hind@example.test')
      await staff.put(path(id), { decision: 'approve' })
      const page = (await staff.visit('/admin/access-requests?tab=decided')).body()
      assert.match(page.flash.success, /invitation/)
      assert.deepInclude(page.props.requests[0], { status: 'approved', decided_by: 'Sara Haddad' })

      const [person] = await rowsOf(centre, people)
      assert.match(person.number, number)
      assert.deepInclude(person, { first_name: 'Hind', email: 'hind@example.test' })
      const [letter] = await lettersTo(centre, 'hind@example.test')
      assert.equal(letter!.subject, 'حسابك في مركز الاختبار')
      const joiner = guest(client, centre)
      const body = { password: chosen, password_confirmation: chosen }
      assert.equal((await joiner.put(linkIn(letter!), body)).header('location'), '/')
      assert.equal((await joiner.visit('/')).body().props.auth.user.kind, kind)
      const actions = (await rowsOf(centre, 'audit_events')).map(({ action }) => action)
      assert.includeMembers(actions, [
        'access_requests.approve',
        `${people}.create`,
        'users.create',
      ])
    })

  test('a person of the same address without an account is the one who joins', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const staff = await signedIn(client, await createAdministrator(centre))
    const first = await ask(centre, 'student', 'family@example.test', ['Ali', 'Omar'])
    await staff.put(path(first), { decision: 'approve' })
    const [ali] = await rowsOf(centre, 'students')
    await withTenant(centre.id, async () => {
      await db().deleteFrom('account_tokens').execute()
      await db()
        .deleteFrom('user_roles')
        .where('user_id', '=', await userOf(ali.id))
        .execute()
      await db().deleteFrom('users').where('student_id', '=', ali.id).execute()
    })
    const again = await ask(centre, 'student', 'family@example.test', ['Umm', 'Ali'])
    await staff.put(path(again), { decision: 'approve' })
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
    const page = (await staff.visit('/admin/access-requests')).body()
    assert.match(page.flash.success, /record with this address/)
    assert.lengthOf(await rowsOf(centre, 'users', { student_id: ali.id }), 1)
  })

  test('an address that has an account is approved without a second one, and without a letter', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const staff = await signedIn(client, await createAdministrator(centre))
    const student = await createPerson(centre, 'student')
    const id = await ask(centre, 'student', student.email)
    await staff.put(path(id), { decision: 'approve' })
    assert.equal(await decisionOf(centre, id), 'approved')
    assert.lengthOf(await rowsOf(centre, 'users', { email: student.email }), 1)
    assert.lengthOf(await lettersTo(centre, student.email), 0)
  })

  test('declined: nothing is made, a polite letter gives no reason, and the same address may ask again', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const staff = await signedIn(client, await createAdministrator(centre))
    const id = await ask(centre, 'instructor', 'hind@example.test')
    await staff.put(path(id), { decision: 'decline' })
    assert.equal(await decisionOf(centre, id), 'declined')
    assert.lengthOf(await rowsOf(centre, 'instructors'), 0)
    const letters = await lettersTo(centre, 'hind@example.test')
    assert.lengthOf(letters, 1)
    assert.equal(letters[0]!.subject, 'طلب انضمامك إلى مركز الاختبار')
    assert.include(letters[0]!.html, '<html lang="ar" dir="rtl">')
    assert.include(letters[0]!.text, 'مرحبًا Hind،')
    assert.notInclude(letters[0]!.text, 'كتب لك المركز')
    assert.notInclude(letters[0]!.text, 'لديك حسابًا')
    assert.isString(await ask(centre, 'instructor', 'hind@example.test'))
  })

  test('declined with a reason: the letter tells it as it was written, and staff read it later', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const staff = await signedIn(client, await createAdministrator(centre))
    const id = await ask(centre, 'student', 'hind@example.test')
    const reason = ' لا مقاعد متاحة <b>هذا</b> الفصل.\nراسلنا في سبتمبر.\u202e '
    await staff.put(path(id), { decision: 'decline', reason })
    const [letter] = await lettersTo(centre, 'hind@example.test')
    assert.include(letter!.text, 'رسالة من المركز:')
    assert.include(letter!.text, 'لا مقاعد متاحة <b>هذا</b> الفصل.')
    assert.include(letter!.text, 'راسلنا في سبتمبر.')
    assert.include(letter!.html, '&lt;b&gt;')
    const { requests } = (await staff.visit('/admin/access-requests?tab=decided')).body().props
    assert.equal(requests[0].reason, 'لا مقاعد متاحة <b>هذا</b> الفصل.\nراسلنا في سبتمبر.')
  })

  test('a reason that is too long is refused under its field, and nobody is told', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const staff = await signedIn(client, await createAdministrator(centre))
    const id = await ask(centre, 'student', 'hind@example.test')
    await staff.put(path(id), { decision: 'decline', reason: 'a'.repeat(501) })
    const { errors } = (await staff.visit('/admin/access-requests')).body().props
    assert.isNotEmpty(errors.reason)
    assert.equal(await decisionOf(centre, id), 'waiting')
    assert.lengthOf(await lettersTo(centre, 'hind@example.test'), 0)
  })

  test('two decisions at once: one counts, the other is told', async ({ client, assert }) => {
    const centre = await createCentre()
    const one = await signedIn(client, await createAdministrator(centre))
    const other = await signedIn(client, await createAdministrator(centre))
    const id = await ask(centre, 'student', 'hind@example.test')
    await Promise.all([one.prepare(), other.prepare()])
    await Promise.all([one, other].map((staff) => staff.put(path(id), { decision: 'approve' })))
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
    const flashes = [
      (await one.visit('/admin/access-requests')).body().flash,
      (await other.visit('/admin/access-requests')).body().flash,
    ]
    assert.lengthOf(
      flashes.filter(({ success }) => success),
      1
    )
    assert.lengthOf(
      flashes.filter(({ error }) => error),
      1
    )
  })

  test('H3 each kind needs its own permission; what one may not decide one does not see', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const students = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.create'])
    )
    const instructor = await ask(centre, 'instructor', 'nada@example.test')
    await ask(centre, 'student', 'hind@example.test')
    const { requests } = (await students.visit('/admin/access-requests')).body().props
    assert.deepEqual(
      requests.map(({ kind }: { kind: string }) => kind),
      ['student']
    )
    const count = await students.get('/admin/access-requests/count').accept('json')
    assert.deepEqual(count.body(), { waiting: 1 })
    ;(await students.put(path(instructor), { decision: 'approve' })).assertStatus(403)
    assert.equal(await decisionOf(centre, instructor), 'waiting')
  })

  test("H3 another centre's request is as absent as one that never was", async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const id = await ask(centre, 'student', 'hind@example.test')
    const staff = await signedIn(client, await createAdministrator(await createCentre()))
    ;(await staff.put(path(id), { decision: 'approve' })).assertStatus(404)
    ;(await staff.put(path('none'), { decision: 'approve' })).assertStatus(404)
    assert.equal(await decisionOf(centre, id), 'waiting')
  })
})

async function userOf(studentId: string): Promise<string> {
  const users = db().selectFrom('users').select('id').where('student_id', '=', studentId)
  return (await users.executeTakeFirstOrThrow()).id
}
