import { test } from '@japa/runner'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { readPrint } from '#domain/scheduling/prints/read_print'
import { readStatements } from '#domain/shared/data/database'
import { insert } from '#tests/helpers/database/insert'
import { assisting, createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'
import { v7 as uuid } from 'uuid'

const path = '/admin/calendar/prints'

const printed = (visitor: Visitor, asked: Record<string, string>) =>
  visitor.get(`${path}?${new URLSearchParams({ view: 'week', ...asked })}`)

type Answer = Awaited<ReturnType<typeof printed>>

const fileOf = (answer: Answer) =>
  decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(answer.header('content-disposition')!)![1]!)

const bytesOf = (answer: Answer) => (answer.body() as Buffer).toString('latin1')

/** One of each, with a session on Tuesday 24 November 2026 at 16:00. */
async function timetable(centre: Centre, columns: { branch_id?: string } = {}) {
  const room = await createRoom(centre, { name_en: 'Room 3', name_ar: 'القاعة ٣', ...columns })
  const group = await createGroup(centre, {
    ...{
      titleEn: 'Grade 5 (English)',
      titleAr: 'الصف الخامس',
      branchId: columns.branch_id ?? null,
    },
  })
  const { personId: instructor } = await createPerson(centre, 'instructor')
  const id = await writeSession(centre, '2026-11-24T13:00Z', '2026-11-24T14:00Z', {
    ...{ type: 'regular', group_id: group, instructor_id: instructor, room_id: room, ...columns },
  })
  return { id, room, group, instructor }
}

test.group('A calendar on paper', () => {
  test('a group, a room and an instructor are printed as PDF, by week or month, in either language', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { room, group, instructor } = await timetable(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const day = '2026-11-24'
    const files = [
      [{ group, day }, 'Grade 5 (English) – week of 22 Nov 2026.pdf'],
      [{ room, day, view: 'month' }, 'Room 3 – November 2026.pdf'],
      [{ room, day, view: 'month', locale: 'ar' }, 'القاعة ٣ – نوفمبر 2026.pdf'],
      [{ instructor, day, locale: 'ar' }, 'عمر خليل – أسبوع 22 نوفمبر 2026.pdf'],
    ] as const
    for (const [asked, file] of files) {
      const answer = await printed(visitor, asked)
      assert.equal(answer.status(), 200, file)
      assert.equal(answer.header('content-type'), 'application/pdf')
      assert.equal(answer.header('cache-control'), 'no-store')
      assert.match(answer.header('content-disposition')!, /^inline; filename\*=UTF-8''[\w%.~-]+$/)
      assert.equal(fileOf(answer), file)
      assert.match(bytesOf(answer), /^%PDF-/)
    }
  })

  test('whoever may not see sessions prints none, and whoever may needs nothing else', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { group } = await timetable(centre)
    const others = await createAdministratorWho(centre, ['admin.groups.index'])
    assert.equal((await printed(await signedIn(client, others), { group })).status(), 403)
    const allowed = await createAdministratorWho(centre, ['admin.sessions.index'])
    assert.equal((await printed(await signedIn(client, allowed), { group })).status(), 200)
  })

  test('what is of another centre, of a branch one may not see, or nobody is not found', async ({
    client,
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const foreign = await timetable(other)
    const north = await secondBranch(centre)
    const main = await timetable(centre)
    const inNorth = await timetable(centre, { branch_id: north })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const inBranch = { branches: [north] }
    const limited = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.sessions.index'], inBranch)
    )
    for (const asked of [
      { group: foreign.group },
      { room: foreign.room },
      { instructor: foreign.instructor },
      { group: uuid() },
      { room: main.group },
      { group: 'x' },
    ])
      assert.equal((await printed(visitor, asked as never)).status(), 404, JSON.stringify(asked))
    assert.equal((await printed(limited, { group: main.group })).status(), 404)
    assert.equal((await printed(limited, { room: main.room })).status(), 404)
    assert.equal((await printed(limited, { group: inNorth.group })).status(), 200)
  })

  test('what no page offers is refused', async ({ client, assert }) => {
    const centre = await createCentre()
    const { group, room } = await timetable(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const asked = [
      {},
      { group, room },
      { group, view: 'year' },
      { group, day: '2026-02-30' },
      { group, day: '24 November' },
      { group, locale: 'fr' },
    ]
    for (const one of asked)
      assert.equal((await printed(visitor, one as never)).status(), 422, JSON.stringify(one))
    assert.equal((await visitor.get(`${path}?group=${group}&view[]=week`)).status(), 422)
  })

  test('it holds the sessions of its days, cancelled ones too, with holidays and hours of its branch', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const north = await secondBranch(centre, 'Europe/London')
    const { id, room, instructor } = await timetable(centre, { branch_id: north })
    const at = (starts: string, ends: string, columns: object = {}) =>
      writeSession(centre, starts, ends, { room_id: room, branch_id: north, ...columns })
    const late = await at('2026-11-28T23:30Z', '2026-11-29T00:30Z', {
      ...{ status: 'cancelled', cancelled_by: 'centre', cancel_reason: 'Rain' },
    })
    await at('2026-11-30T13:00Z', '2026-11-30T14:00Z')
    const assisted = await writeSession(centre, '2026-11-25T13:00Z', '2026-11-25T14:00Z', {
      branch_id: north,
    })
    await assisting(centre, assisted, instructor)
    const [holiday, elsewhere] = [uuid(), uuid()]
    const days = { starts_on: '2026-11-25', ends_on: '2026-11-26' }
    await insert(centre, 'holidays', { id: holiday, name_en: 'Snow', branch_id: north, ...days })
    const week = uuid()
    await insert(centre, 'opening_weeks', { id: week, branch_id: north })
    const open = { opens: '09:00', closes: '17:00' }
    await insert(centre, 'opening_hours', { id: elsewhere, week_id: week, weekday: 1, ...open })
    const span = { from: '2026-11-22', to: '2026-11-28', zone: 'Asia/Riyadh' }
    const read = (of: 'room' | 'instructor', of_id: string) =>
      readStatements(centre.id, () => readPrint({ of, id: of_id, ...span }))
    const print = (await read('room', room))!
    assert.deepEqual([print.zone, print.isCut], ['Europe/London', false])
    assert.deepEqual(
      print.sessions.map((session) => session.id),
      [id, late]
    )
    assert.deepEqual(
      print.holidays.map(({ id: of }) => of),
      [holiday]
    )
    assert.deepEqual(
      print.open.filter(({ windows }) => windows.length),
      [{ day: '2026-11-23', windows: [{ from: '09:00', until: '17:00' }] }]
    )
    const own = (await read('instructor', instructor))!
    assert.deepEqual(
      own.sessions.map((session) => session.id),
      [id, assisted]
    )
    assert.equal(own.zone, 'Asia/Riyadh')
  })
})
