import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { changedIn } from '#tests/helpers/scheduling/editing'
import { seen } from '#tests/helpers/scheduling/session_pages'
import { createGroup } from '#tests/helpers/teaching/groups'
import type { Visitor } from '#tests/helpers/visitor'

const undos = '/admin/session-undos'
const list = '/admin/class-sessions'
const monday = ['2026-09-14T14:00Z', '2026-09-14T15:00Z'] as const
const longer = { date: '2026-09-14', starts: '17:00', minutes: 90 }
const earlier = { date: '2026-09-14', starts: '16:30', minutes: 90 }
const tuesday = { date: '2026-09-15', starts: '17:00', minutes: 60 }

interface Told {
  success?: string
  error?: string
  undo?: { method: string; url: string; data: { act_id: string } }
}

/** Names as they stand in a sentence, without the marks that keep their direction. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

async function flashOf(visitor: Visitor): Promise<Told> {
  const { success, error, undo } = (await visitor.visit(list)).body().flash
  return JSON.parse(plain(JSON.stringify({ success, error, undo })))
}

const undo = async (visitor: Visitor, { undo: way }: Told) => {
  await visitor.post(way!.url, way!.data)
  return flashOf(visitor)
}

test.group('Undoing acts on class sessions in the back office', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('each act is told by name and can be undone, by whoever may change sessions', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const groupId = await createGroup(centre, { titleEn: 'Algebra' })
    const room = await createRoom(centre, { name_en: 'Lab' })
    const { id: omar } = await createInstructor(centre)
    const id = await writeSession(centre, ...monday, { group_id: groupId, type: 'regular' })
    const row = async () => (await rowsOf(centre, 'class_sessions', { id }))[0]
    const acts: [RegExp, (chosen: { id: string; version: number }) => Promise<unknown>][] = [
      [
        /^Algebra moved to Tue,? 15 Sept?, 17:00$/,
        ({ version }) => visitor.put(`${list}/${id}`, { version, ...tuesday }),
      ],
      [
        /^Algebra on Mon,? 14 Sept?, 17:00 was changed$/,
        ({ version }) => visitor.put(`${list}/${id}`, { version, ...longer }),
      ],
      [
        /^Algebra on Tue,? 15 Sept?, 17:00 was changed$/,
        ({ version }) => visitor.put(`${list}/${id}`, { version, ...tuesday, type: 'exam' }),
      ],
      [
        /^Algebra on Mon,? 14 Sept?, 16:30 was changed$/,
        ({ version }) => visitor.put(`${list}/${id}`, { version, ...earlier }),
      ],
      [
        /^Algebra on .+ moved to Lab$/,
        (one) => visitor.post('/admin/session-room-changes', { sessions: [one], room_id: room }),
      ],
      [
        /^Algebra on .+ is now with Omar Darwish$/,
        (one) =>
          visitor.post('/admin/session-substitutions', { sessions: [one], instructor_id: omar }),
      ],
      [
        /^Algebra on .+ was cancelled$/,
        (one) =>
          visitor.post('/admin/session-cancellations', { sessions: [one], cancelled_by: 'centre' }),
      ],
    ]
    let last: Told = {}
    for (const [words, act] of acts) {
      const before = await row()
      await act(before)
      const told = await flashOf(visitor)
      assert.match(told.success!, words)
      last = told
      const after = await undo(visitor, told)
      assert.match(
        after.success!,
        /^Undone: Algebra on Mon,? 14 Sept?, 17:00 is back to how it was$/
      )
      assert.isUndefined(after.undo)
      assert.deepEqual(changedIn(before, await row()), [])
    }
    assert.deepEqual(await undo(visitor, last), { error: 'This has already been undone.' })
  })

  test('what was scheduled is undone by whoever may schedule and change sessions; its page is left for the list', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const form = { title: 'Choir', type: 'event', repeats: 'once', starts_on: '2026-09-14' }
    const slots = [{ starts: '17:00', minutes: 60 }]
    const made = () => visitor.post(list, { ...form, slots, series_id: uuid(), previewed: null })
    await made()
    const told = await flashOf(visitor)
    assert.match(told.success!, /^Choir was scheduled for Mon,? 14 Sept?, 17:00$/)
    const [{ id }] = await rowsOf(centre, 'class_sessions')
    const from = async (path: string) => {
      const referer = `http://${centre.host}${path}`
      const request = visitor.authentic('POST', undos).header('Referer', referer)
      const answer = await request.json(told.undo!.data)
      visitor.keep(answer.headers()['set-cookie'])
      return answer.header('location')
    }
    assert.equal(await from(`${list}/${id}`), list)
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
    assert.deepEqual(await flashOf(visitor), { success: 'Undone: 1 session was removed' })
    assert.match((await from('/admin/calendar?view=week'))!, /\/admin\/calendar\?view=week$/)
    await made()
    const { undo: way } = await flashOf(visitor)
    const changer = await clerk(client, centre, ['admin.sessions.update', 'admin.sessions.index'])
    ;(await changer.post(way!.url, way!.data)).assertStatus(403)
    assert.lengthOf(await rowsOf(centre, 'class_sessions'), 1)
    const adder = await clerk(client, centre, ['admin.sessions.create', 'admin.sessions.index'])
    await adder.post(list, { ...form, slots, series_id: uuid() })
    assert.isUndefined((await flashOf(adder)).undo)
  })

  test('what can’t be undone says why; another branch’s and another centre’s is unknown', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const [north, room] = [await secondBranch(centre), await createRoom(centre)]
    const here = await writeSession(centre, ...monday, { room_id: room })
    const there = await writeSession(centre, ...monday, { branch_id: north })
    await visitor.put(`${list}/${here}`, { version: 1, ...tuesday })
    const moved = await flashOf(visitor)
    await writeSession(centre, ...monday, { room_id: room, title: 'Choir' })
    const { error } = await undo(visitor, moved)
    assert.match(error!, /^Can’t undo: the room is now taken by Choir on Mon,? 14 Sept?, 17:00\.$/)
    const sessions = [{ id: here, version: 2 }, ...seen(there)]
    await visitor.post('/admin/session-cancellations', { sessions, cancelled_by: 'centre' })
    const { undo: way } = await flashOf(visitor)
    const may = ['admin.sessions.update', 'admin.sessions.index'] as const
    const limited = await clerk(client, centre, [...may], { branches: [north] })
    assert.equal((await limited.post(undos, way!.data)).status(), 404)
    const theirs = await office(client)
    assert.equal((await theirs.visitor.post(undos, way!.data)).status(), 404)
    assert.equal((await visitor.post(undos, { act_id: uuid() })).status(), 404)
    assert.lengthOf(await rowsOf(centre, 'class_sessions', { status: 'cancelled' }), 2)
  })
})
