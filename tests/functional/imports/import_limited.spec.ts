import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { permissionsOf } from '#domain/access/roles/permissions'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { importList, importRow, undoImport } from '#tests/helpers/imports/imports'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createCourse, createGroup, enrol } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/imports'
const headings = ['Code', 'Course', 'First day', 'Seats']
const row = (code: string) => [code, 'Algebra', '8/9/2026', '8']

async function world() {
  const centre = await createCentre()
  await createCourse(centre, { title_en: 'Algebra' })
  const north = await secondBranch(centre)
  const [main] = (await rowsOf(centre, 'branches')).filter(({ id }) => id !== north)
  return { centre, north, main: main.id as string }
}

async function person(client: ApiClient, centre: Centre, branches?: string[]) {
  const account = branches
    ? await createAdministratorWho(centre, [...permissionsOf.admin], { branches })
    : await createAdministrator(centre)
  const actor = { userId: account.userId, name: `Of ${branches?.length}`, requestId: null }
  return { actor, visitor: await signedIn(client, account) }
}

const listed = async (visitor: Visitor) =>
  (await visitor.visit(path)).body().props.imports.rows.map(({ id }: { id: string }) => id)

test.group('Imports and whoever is limited to branches', () => {
  test('a list of groups by somebody who works elsewhere too is not there, and nothing is done to it', async ({
    client,
    assert,
  }) => {
    const { centre, north, main } = await world()
    const [whole, both] = [
      await person(client, centre),
      await person(client, centre, [north, main]),
    ]
    const { visitor: limited } = await person(client, centre, [north])
    const own = (code: string, by = whole.actor) =>
      importList(centre, [headings, row(code)], { entity: 'groups', by })
    const choices = { mapping: [], policy: 'skip', date_order: 'dmy' }
    const [first, second] = [await own('ALG-1'), await own('ALG-2', both.actor)]
    for (const { id } of [first, second]) {
      const here = `${path}/${id}`
      const answers = [
        await limited.visit(here),
        await limited.get(`${here}/results`),
        await limited.post(`${here}/check`, choices),
        await limited.post(`${here}/run`),
        await limited.post(`${here}/undo`),
        await limited.delete(here),
      ]
      for (const answer of answers) assert.equal(answer.status(), 404)
      assert.deepInclude(await importRow(centre, id), { status: 'done', created: 1 })
    }
    assert.isEmpty(await listed(limited))
    assert.deepEqual(await listed(both.visitor), [second.id])
    assert.deepEqual(await listed(whole.visitor), [second.id, first.id])
  })

  test('a list of a colleague in the same branch is there, and undone by whoever may', async ({
    client,
    assert,
  }) => {
    const { centre, north } = await world()
    const [one, other] = [
      await person(client, centre, [north]),
      await person(client, centre, [north]),
    ]
    const list = [headings, row('ALG-1')]
    const { id } = await importList(centre, list, { entity: 'groups', by: one.actor })
    assert.equal((await rowsOf(centre, 'groups'))[0].branch_id, north)
    assert.deepEqual(await listed(other.visitor), [id])
    assert.equal((await other.visitor.post(`${path}/${id}/undo`)).status(), 302)
    assert.deepInclude(await importRow(centre, id), { status: 'undoing' })
    assert.deepInclude(await importRow(centre, id), {
      started_by: one.actor.userId,
      undone_by: other.actor.userId,
    })
  })

  test('what is undone is undone within the branches and in the name of whoever asks', async ({
    client,
    assert,
  }) => {
    const { centre, north } = await world()
    const { actor } = await person(client, centre, [north])
    const list = [headings, row('ALG-1')]
    const { id } = await importList(centre, list, { entity: 'groups' })
    const changed = [
      ['Code', 'Course', 'First day', 'Seats', 'Note'],
      [...row('ALG-1'), 'Changed'],
    ]
    const update = await importList(centre, changed, { entity: 'groups', policy: 'update' })
    assert.deepInclude(await undoImport(centre, update.id, actor), { undone: 0, kept: 1 })
    assert.deepInclude(await undoImport(centre, id, actor), { undone: 0, kept: 1 })
    assert.deepInclude((await rowsOf(centre, 'groups'))[0], { code: 'ALG-1', notes: 'Changed' })

    const own = await importList(centre, [headings, row('ALG-2')], { entity: 'groups', by: actor })
    const { actor: whole } = await person(client, centre)
    assert.deepInclude(await undoImport(centre, own.id, whole), { undone: 1 })
    const [told] = await rowsOf(centre, 'audit_events', { action: 'groups.delete' })
    assert.equal(told.actor_id, whole.userId)
  })

  test('a student who is in a group of another branch stays', async ({ client, assert }) => {
    const { centre, north, main } = await world()
    const { actor } = await person(client, centre, [north])
    const list = [
      ['Name', 'Phone'],
      ['Sara Haddad', '0501234567'],
      ['Omar Khalil', '0501234568'],
    ]
    const { id } = await importList(centre, list, { by: actor })
    const [student] = await rowsOf(centre, 'students', { first_name: 'Sara' })
    await enrol(centre, await createGroup(centre, { branchId: main }), {
      student: { id: student.id },
    })
    assert.deepInclude(await undoImport(centre, id, actor), {
      status: 'undone',
      undone: 1,
      kept: 1,
    })
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
  })

  test('a code that another branch uses is taken, by whatever policy, and the rest is imported', async ({
    client,
    assert,
  }) => {
    const { centre, north, main } = await world()
    const { actor } = await person(client, centre, [north])
    const there = await createGroup(centre, { code: 'ALG-1', branchId: main })
    await createGroup(centre, { code: 'GRP-001', branchId: main })
    const list = [headings, row('ALG-1'), row('')]
    for (const policy of ['skip', 'update', 'create'] as const) {
      const choices = { entity: 'groups', policy, by: actor } as const
      const done = await importList(centre, list, choices)
      assert.deepInclude(done, { status: 'done', invalid: 1, failed: 1 }, policy)
      const [told] = await rowsOf(centre, 'import_rows', { import_id: done.id, row: 2 })
      assert.deepEqual(told.problems, [{ column: 'code', type: 'taken' }])
    }
    const [kept] = await rowsOf(centre, 'groups', { id: there })
    assert.deepInclude(kept, { version: 1, title_en: 'Evening group' })
    assert.lengthOf(await rowsOf(centre, 'groups', { code: 'GRP-002' }), 1)
  })
})
