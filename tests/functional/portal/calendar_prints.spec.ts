import { test } from '@japa/runner'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { guest, signedIn } from '#tests/helpers/visitor'

const path = '/calendar/print?view=week&day=2026-11-24&locale=en'

test.group('An instructor’s calendar on paper', () => {
  test('an instructor prints their own, whomever else the address names; nobody else prints here', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createPerson(centre, 'instructor')
    const visitor = await signedIn(client, instructor)
    const answer = await visitor.get(`${path}&instructor=other&group=other`)
    assert.equal(answer.status(), 200)
    assert.match((answer.body() as Buffer).toString('latin1'), /^%PDF-/)
    assert.include(answer.header('content-disposition'), "''Omar%20Khalil%20%E2%80%93%20week")
    assert.equal((await visitor.get('/calendar/print?view=day')).status(), 422)
    for (const account of [
      await createPerson(centre, 'student'),
      await createAdministrator(centre),
    ])
      assert.equal((await (await signedIn(client, account)).get(path)).status(), 403)
    assert.equal((await guest(client, centre).get(path)).status(), 302)
  })
})
