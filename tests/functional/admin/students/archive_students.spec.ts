import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

const path = '/admin/student-archives'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const ids = [(await createStudent(centre)).id, (await createStudent(centre)).id]
  return { centre, ids, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Archiving and restoring students', () => {
  test('archives several in one act, with an entry each, and offers to undo it', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client)
    await visitor.post(path, { ids })
    for (const id of ids) {
      assert.isNotNull((await studentRow(centre, id)).archived_at)
      const audit = (await auditOf(centre, id)).at(-1)
      assert.equal(audit.action, 'students.archive')
      assert.deepEqual(audit.before, { archived_at: null })
    }
    const { flash } = (await visitor.visit('/admin/students')).body()
    assert.equal(flash.success, '2 students were archived')
    assert.deepInclude(flash.undo, { method: 'delete', url: path })
    assert.sameMembers(flash.undo.data.ids, ids)

    await visitor.delete(path, flash.undo.data)
    for (const id of ids) {
      assert.isNull((await studentRow(centre, id)).archived_at)
      assert.equal((await auditOf(centre, id)).at(-1).action, 'students.restore')
    }
  })

  test('says which changed: one that was archived already is left alone', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client)
    await visitor.post(path, { ids: [ids[0]] })
    await visitor.post(path, { ids })
    const { flash } = (await visitor.visit('/admin/students')).body()
    assert.deepEqual(flash.undo.data.ids, [ids[1]])
    assert.lengthOf(await auditOf(centre, ids[0]!), 2)
  })

  test('C9 archives all that the filter shows, on all pages, and nothing else', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client)
    const leads: string[] = []
    for (let index = 0; index < 27; index++) {
      leads.push((await createStudent(centre, { status: 'lead' })).id)
    }
    const foreign = await createCentre()
    const stranger = await createStudent(foreign, { status: 'lead' })
    await visitor.post(path, { matching: 'status=lead&page=2&per=25' })
    const { flash, props } = (await visitor.visit('/admin/students')).body()
    assert.equal(flash.success, '27 students were archived')
    assert.sameMembers(flash.undo.data.ids, leads)
    assert.sameMembers(
      props.students.rows.map(({ id }: { id: string }) => id),
      ids
    )
    assert.isNull((await studentRow(foreign, stranger.id)).archived_at)
    await visitor.delete(path, { matching: 'status=lead&archived=true' })
    assert.isNull((await studentRow(centre, leads[0]!)).archived_at)
  })

  test('one unknown id among them and nothing is archived', async ({ client, assert }) => {
    const { centre, ids, visitor } = await setup(client)
    const foreign = await createStudent(await createCentre())
    for (const stranger of [foreign.id, uuid(), 'nonsense']) {
      assert.equal((await visitor.post(path, { ids: [ids[0], stranger] })).status(), 404)
      assert.equal((await visitor.delete(path, { ids: [ids[0], stranger] })).status(), 404)
    }
    assert.isNull((await studentRow(centre, ids[0]!)).archived_at)
  })

  test('refuses a list that is {$self}')
    .with([undefined, [], 'x', [[]], [1], { a: 1 }, Array(1001).fill('x')])
    .run(async ({ client, assert }, ids) => {
      const { visitor } = await setup(client)
      assert.equal((await visitor.post(path, { ids })).status(), 302)
      const { errors } = (await visitor.visit('/admin/students')).body().props
      assert.isNotEmpty(errors)
    })

  test('H3 archiving needs delete, restoring needs update', async ({ client, assert }) => {
    const { centre, ids } = await setup(client)
    assert.equal((await guest(client, centre).post(path, { ids })).status(), 302)
    const updater = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.update'])
    )
    assert.equal((await updater.post(path, { ids })).status(), 403)
    const deleter = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.delete'])
    )
    assert.equal((await deleter.post(path, { ids })).status(), 302)
    assert.equal((await deleter.delete(path, { ids })).status(), 403)
    assert.equal((await updater.delete(path, { ids })).status(), 303)
  })
})
