import type { Locator } from 'playwright'
import type { TestContext } from '@japa/runner/core'
import { axeViolations } from '#tests/helpers/browser/axe'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { at, pressLong, sessionIn, standsAs, week } from '#tests/helpers/browser/calendar'
import { addressOf } from '#tests/helpers/browser/navigate'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { sessionsIn, timetableOf } from '#tests/helpers/scheduling/editing'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createGroup } from '#tests/helpers/teaching/groups'
import type { Locale } from '#tests/helpers/words/words'

type Sitting = Pick<TestContext, 'assert' | 'browser'> & { locale: Locale }

/** Acts on sessions as somebody does who has nothing but a mouse, a keyboard or a finger. */
export function handOf({ page, say, centre }: BackOffice, has: 'mouse' | 'keys' | 'touch') {
  const press = (control: Locator) => (has === 'keys' ? control.press('Enter') : control.click())

  /** Opens a session's menu and takes what it offers. */
  async function act(drawn: Locator, name: string) {
    const entry = page.getByRole('menuitem', { name: say(`calendar.acts.${name}`), exact: true })
    if (has !== 'keys') {
      if (has === 'mouse') await drawn.click({ button: 'right' })
      else await pressLong(page, drawn)
      return entry.click()
    }
    await drawn.press('Shift+F10')
    await page.locator('[role=menuitem]:focus').waitFor()
    for (let tries = 0; tries < 10 && !(await entry.and(page.locator(':focus')).count()); tries++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }

  async function choose(field: string, name: string) {
    const control = page.getByRole('dialog').locator(`#field-${field}`)
    const option = page.getByRole('option', { name: new RegExp(name) })
    if (has !== 'keys') {
      await control.click()
      return option.click()
    }
    await control.press('ArrowDown')
    await option.waitFor()
    const marked = option.and(page.locator('[data-combobox-selected]'))
    for (let tries = 0; tries < 10 && !(await marked.count()); tries++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }

  /** Presses what a dialog saves with, and waits until it is gone. */
  async function save(label: string, count = 0) {
    const dialog = page.getByRole('dialog')
    const name = say(label, { count })
    await press(dialog.getByRole('button', { name, exact: true, disabled: false }))
    await dialog.waitFor({ state: 'detached' })
  }

  /** Answers the timetable that there is afterwards. */
  async function undo() {
    const undone = page.waitForResponse(/session-undos/)
    await press(page.getByRole('button', { name: say('shell.toast.undo') }))
    await undone
    return timetableOf(centre)
  }
  return { press, act, choose, save, undo }
}

/** Every second Monday: the second session is in the week that is shown. */
async function timetable(office: BackOffice) {
  const { centre } = office
  const [one, other] = [await createInstructor(centre), await createInstructor(centre)]
  const rooms = [
    await createRoom(centre, { code: 'R1', name_en: 'Red', name_ar: 'الحمراء' }),
    await createRoom(centre, { code: 'R2', name_en: 'Blue', name_ar: 'الزرقاء' }),
  ]
  const group = await createGroup(centre)
  const pattern = { ...weekly({ kind: 'count', count: 3 }), startsOn: '2030-09-02' }
  await scheduled(
    centre,
    { groupId: group, title: 'Algebra', instructorId: one, roomId: rooms[0] },
    { ...pattern, pattern: { ...pattern.pattern, every: 2 } as typeof pattern.pattern }
  )
  const cancelled = await writeSession(centre, ...at(17, 14), {
    ...{ title: 'Choir', status: 'cancelled', cancelled_by: 'weather', cancel_reason: 'Fog' },
  })
  return { other, blue: rooms[1]!, cancelled }
}

/** Every act of a session's menu on a computer; what is undone is as it was. */
export async function actAtDesk({ locale, assert, browser }: Sitting, has: 'mouse' | 'keys') {
  const office = await openBackOffice(browser, { locale })
  const { page, centre, say } = office
  const { press, act, choose, save, undo } = handOf(office, has)
  const { other, blue, cancelled } = await timetable(office)
  const row = async (place = 1) => (await sessionsIn(centre))[place]!
  const [, { id }] = await sessionsIn(centre)
  const before = await timetableOf(centre)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await go(office, week)
  const drawn = sessionIn(page, id)
  const dialog = page.getByRole('dialog')

  await press(drawn)
  const title = dialog.getByRole('heading', { name: 'Algebra' })
  await title.and(page.locator(':focus')).waitFor()
  await dialog.getByRole('button', { name: say('calendar.acts.cancel') }).waitFor()
  await page.keyboard.press('Escape')
  await drawn.and(page.locator(':focus')).waitFor()

  await act(drawn, 'cancel')
  await dialog.locator('#field-cancel_reason').fill('Sandstorm')
  await save('sessions.acts.cancel')
  assert.include(await row(), { status: 'cancelled', cancel_reason: 'Sandstorm' })
  await drawn.and(page.locator(':focus')).waitFor()
  const back = page.getByRole('button', { name: say('shell.toast.undo') })
  // Whoever leaves the session before there is a toast comes back to what they went to
  await back.waitFor()
  for (let tabs = 0; tabs < 15 && !(await back.and(page.locator(':focus')).count()); tabs++)
    await page.keyboard.press('Tab')
  assert.deepEqual(await undo(), before)
  await standsAs(drawn, 'scheduled')
  await drawn.and(page.locator(':focus')).waitFor()

  await act(drawn, 'edit')
  await choose('scope', say('sessions.scope.following'))
  await dialog.locator('#field-minutes').fill('60')
  await press(dialog.getByRole('button', { name: say('sessions.form.preview_change') }))
  await dialog.getByText(say('sessions.change.edit', { count: 2 })).waitFor()
  await save('sessions.form.update')
  assert.notEqual((await row(3)).series_id, (await row(0)).series_id)
  assert.deepEqual(await undo(), before)

  await act(sessionIn(page, cancelled), 'restore')
  await save('sessions.acts.restore')
  assert.equal((await row(2)).status, 'scheduled')
  assert.deepEqual(await undo(), before)

  await act(drawn, 'substitute')
  const substitute = dialog.locator('[name=instructor_id]').first()
  if (has === 'keys') await substitute.press('Space')
  else await substitute.check()
  await save('sessions.acts.substitute')
  assert.equal((await row()).instructor_id, other)
  assert.deepEqual(await undo(), before)

  await act(drawn, 'room')
  await choose('room_id', locale === 'en' ? 'Blue' : 'الزرقاء')
  await save('sessions.acts.room')
  assert.equal((await row()).room_id, blue)
  assert.deepEqual(await undo(), before)

  await act(drawn, 'duplicate')
  await save('sessions.form.create')
  const { starts_at, title: copied } = await row(3)
  assert.deepEqual([starts_at.toISOString(), copied], ['2030-09-23T14:00:00.000Z', 'Algebra'])
  assert.deepEqual(await undo(), before)

  await act(drawn, 'copy_link')
  await page.getByText(say('calendar.acts.link_copied')).first().waitFor()
  const copy = await page.evaluate('navigator.clipboard.readText()')
  assert.equal(copy, addressOf(centre, `/admin/class-sessions/${id}`))
  await act(drawn, 'open')
  await page.waitForURL(`**/admin/class-sessions/${id}`)
  await page.context().close()
}

/** The sheet and the menu of a session on a phone. */
export async function actOnPhone({ locale, assert, browser }: Sitting) {
  const office = await openBackOffice(browser, { locale, width: 390 })
  const { page, centre, say } = office
  const { act, save, undo, choose } = handOf(office, 'touch')
  const room = await createRoom(centre, { code: 'R2', name_en: 'Blue', name_ar: 'الزرقاء' })
  const id = await writeSession(centre, ...at(16, 14), { title: 'Robotics' })
  const row = async () => (await sessionsIn(centre))[0]!
  const before = await timetableOf(centre)
  await go(office, '/admin/calendar?day=2030-09-16')
  const drawn = sessionIn(page, id).last()
  const sheet = page.getByRole('dialog', { name: 'Robotics' })
  const fromSheet = async (name: string, status: string) => {
    await standsAs(drawn, status)
    await drawn.click()
    await sheet.getByRole('heading').and(page.locator(':focus')).waitFor()
    await sheet.getByRole('button', { name: say(`calendar.acts.${name}`) }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await drawn.click()
  await sheet.getByRole('button', { name: say('calendar.acts.move') }).waitFor()
  assert.deepEqual(await axeViolations(page), [])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  await fromSheet('cancel', 'scheduled')
  await save('sessions.acts.cancel')
  assert.equal((await row()).status, 'cancelled')
  await fromSheet('restore', 'cancelled')
  await save('sessions.acts.restore')
  assert.deepEqual(await timetableOf(centre), before)
  assert.notDeepEqual(await undo(), before)

  await standsAs(drawn, 'cancelled')
  await act(drawn, 'restore')
  await save('sessions.acts.restore')
  await standsAs(drawn, 'scheduled')
  await act(drawn, 'room')
  await choose('room_id', locale === 'en' ? 'Blue' : 'الزرقاء')
  await save('sessions.acts.room')
  assert.equal((await row()).room_id, room)
  assert.deepEqual(await undo(), before)
  await page.context().close()
}
