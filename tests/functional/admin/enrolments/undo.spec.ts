import { test } from '@japa/runner'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import {
  createGroup,
  enrolled,
  enrolmentRow,
  filledGroup,
  groupRow,
} from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

type Way = { method: 'post' | 'put' | 'delete'; url: string; data: Record<string, unknown> }

async function setup(client: Parameters<typeof signedIn>[0], roles?: string[]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre, { roles }))
  return { centre, visitor }
}

async function flashOf(visitor: Visitor, path: string) {
  const { flash } = (await visitor.visit(path)).body()
  return flash as { success?: string; error?: string; undo?: Way }
}

/** Names as they stand in a sentence, without the marks that keep their direction. */
const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '')

const take = (visitor: Visitor, { method, url, data }: Way) => visitor[method](url, data)

test.group('Undo by pages', () => {
  test('C11 a toast names who went where, and undoes it', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const [here, there] = [
      await createGroup(centre, { titleEn: 'Grade 1', titleAr: null }),
      await createGroup(centre, { titleEn: 'Grade 2', titleAr: null }),
    ]
    const student = await createStudent(centre, { firstName: 'Layan', lastName: 'Haddad' })
    const { id } = await enrolled(centre, here, { student: { id: student.id } })
    const page = `/admin/groups/${here}`
    const said = async (act: string, body: object) => {
      await visitor.post(`/admin/enrolments/${id}/${act}`, body)
      const { success, undo } = await flashOf(visitor, page)
      await take(visitor, undo!)
      const after = await flashOf(visitor, page)
      assert.deepInclude(await enrolmentRow(centre, id), { status: 'active' }, act)
      assert.equal(plain(after.success), 'Undone: Layan Haddad is in Grade 1 as before')
      return plain(success)
    }
    const target = { target_id: there, on: '2026-11-21', price_choice: 'keep' }
    assert.equal(await said('transfer', target), 'Layan Haddad moved to Grade 2')
    const left = { on: '2026-11-21', reason: 'Late' }
    assert.equal(await said('drop', left), 'Layan Haddad left Grade 1')
    const frozen = 'Layan Haddad’s enrolment in Grade 1 frozen'
    assert.equal(await said('freeze', { from: '2020-01-01' }), frozen)
  })

  test('C11 after an undone transfer the lists are as before it', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const [here, there] = [await createGroup(centre), await createGroup(centre)]
    const { id, studentId } = await enrolled(centre, here)
    const lists = async () => {
      const { enrolments } = (await visitor.visit(`/admin/students/${studentId}`)).body().props
      const rosters = []
      for (const group of [here, there]) {
        const { props } = (await visitor.visit(`/admin/groups/${group}`)).body()
        rosters.push([props.roster, props.group.seats_taken])
      }
      return { enrolments, rosters }
    }
    const before = await lists()
    const target = { target_id: there, on: '2026-11-23', price_choice: 'keep' }
    await visitor.post(`/admin/enrolments/${id}/transfer`, target)
    const { undo } = await flashOf(visitor, `/admin/groups/${here}`)
    assert.lengthOf((await lists()).enrolments, 2)
    await take(visitor, undo!)
    assert.deepEqual(await lists(), before)
    const [undone] = await rowsOf(centre, 'enrolments', { group_id: there })
    assert.deepInclude(undone, { status: 'transferred', is_undone: true })
    const trail = await rowsOf(centre, 'audit_events', { subject_id: undone.id })
    assert.includeMembers(
      trail.map(({ action }) => action),
      ['enrolments.undo']
    )
  })

  test('C11 what can’t be undone says why: {seat}')
    .with([{ seat: 'taken meanwhile' }, { seat: 'offered on at once' }])
    .run(async ({ client, assert }, { seat }) => {
      const { centre, visitor } = await setup(client)
      const isOffered = seat === 'offered on at once'
      const { groupId, seated } = await filledGroup(centre, 1, isOffered ? 1 : 0)
      const page = `/admin/groups/${groupId}`
      const left = { on: '2026-11-21', reason: 'Late' }
      await visitor.post(`/admin/enrolments/${seated[0]}/drop`, left)
      const { success, undo } = await flashOf(visitor, page)
      if (isOffered) {
        assert.match(
          success!,
          /The free seat was offered to the next student on the waiting list\.$/
        )
        return assert.isUndefined(undo)
      }
      await enrolled(centre, groupId)
      await take(visitor, undo!)
      assert.equal((await flashOf(visitor, page)).error, 'Can’t undo: the seat is taken.')
      assert.equal((await enrolmentRow(centre, seated[0]!)).status, 'dropped')
    })

  test('C11 a step of a group and a student’s status are undone, once', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre, { titleEn: 'Grade 1' })
    const { studentId, id } = await enrolled(centre, group)
    await visitor.put(`/admin/groups/${group}/status`, { status: 'cancelled', fate: 'drop' })
    const cancelled = await flashOf(visitor, `/admin/groups/${group}`)
    assert.equal(plain(cancelled.success), 'Grade 1 was cancelled')
    await take(visitor, cancelled.undo!)
    assert.equal((await groupRow(centre, group)).status, 'open')
    assert.equal((await enrolmentRow(centre, id)).status, 'active')

    const page = `/admin/students/${studentId}`
    await visitor.put(`${page}/status`, { status: 'on_hold', version: 1 })
    const held = await flashOf(visitor, page)
    assert.match(plain(held.success), /: status changed to On hold$/)
    await take(visitor, held.undo!)
    const [student] = await rowsOf(centre, 'students', { id: studentId })
    assert.deepInclude(student, { status: 'active', version: 3 })
    await take(visitor, held.undo!)
    assert.match((await flashOf(visitor, page)).error!, /^The status wasn’t changed/)
    await visitor.put(`${page}/status`, { status: 'king', version: 3 })
    assert.equal((await rowsOf(centre, 'students', { id: studentId }))[0].status, 'active')
  })

  test('T4 H3 only whoever may change enrolments undoes them, and only their own centre’s', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const { groupId, seated } = await filledGroup(centre, 1)
    const left = { on: '2026-11-21', reason: 'Late' }
    await visitor.post(`/admin/enrolments/${seated[0]}/drop`, left)
    const { undo } = await flashOf(visitor, `/admin/groups/${groupId}`)
    const { visitor: stranger } = await setup(client)
    assert.equal((await take(stranger, undo!)).status(), 404)
    const account = await createAdministrator(centre, { roles: ['Accountant'] })
    assert.equal((await take(await signedIn(client, account), undo!)).status(), 403)
    assert.equal((await enrolmentRow(centre, seated[0]!)).status, 'dropped')
    const status = `/admin/groups/${groupId}/status`
    const body = { act_id: seated[0], version: 1 }
    await stranger.prepare()
    assert.equal((await stranger.authentic('DELETE', status).json(body)).status(), 404)
  })
})
