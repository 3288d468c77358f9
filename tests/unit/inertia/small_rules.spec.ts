import { test } from '@japa/runner'
import { centreAddress } from '#inertia/components/guest/centre_address'
import { toastTime } from '#inertia/feedback/toast_time'
import { layoutKind } from '#inertia/layouts/page/layout_kind'
import { pageTitle } from '#inertia/page_title'
import { places, placesOf, saves, shortcutOf, type KeyPress } from '#inertia/shortcuts/shortcut_of'
import { isSpan, lastDayAfter } from '#inertia/ui/form/days/days'
import { undrawnOf } from '#inertia/ui/form/undrawn_errors'
import { initials } from '#inertia/ui/names/initials'
import type { Kind } from '#domain/shared/choices/kinds'

const press = (code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test.group('Small rules of the shell', () => {
  test('A5 a title is followed by the centre, or by the product without one', ({ assert }) => {
    const app = { name: 'Markaz' }
    assert.equal(pageTitle('Students', { tenant: { name: 'Noor' }, app }), 'Students · Noor')
    assert.equal(pageTitle('', { tenant: { name: 'Noor' }, app }), 'Noor')
    assert.equal(pageTitle('Find', { tenant: null, app }), 'Find · Markaz')
  })

  test('A1 A2 a page stands in the layout of its portal, a door in a bare one', ({ assert }) => {
    const auth = { user: {} }
    assert.equal(layoutKind('auth/login', { portal: 'guest', auth: null }), 'auth')
    assert.equal(layoutKind('auth/login', { portal: 'admin', auth }), 'auth')
    assert.equal(layoutKind('admin/students/index', { portal: 'admin', auth }), 'admin')
    assert.equal(layoutKind('portal/home', { portal: 'instructor', auth }), 'instructor')
    assert.equal(layoutKind('portal/home', { portal: 'student', auth }), 'student')
    assert.equal(layoutKind('errors/show', { portal: 'guest', auth: null }), 'guest')
    assert.equal(layoutKind('errors/show', {}), 'guest')
    assert.equal(layoutKind('preview/auth', { portal: 'admin', auth }), 'auth')
    assert.equal(layoutKind('preview/errors', { portal: 'admin', auth }), 'guest')
    assert.equal(layoutKind('preview/components', { portal: 'guest', auth: null }), 'preview')
  })

  test('E11 initials are the first letters of both names, without the Arabic article', ({
    assert,
  }) => {
    assert.equal(initials('sara', 'Haddad'), 'SH')
    assert.equal(initials('Sara', 'Al-Haddad'), 'SH')
    assert.equal(initials('سارة', 'العتيبي'), 'س\u2009ع')
    assert.equal(initials('علي', ''), 'ع')
    assert.equal(initials('', ''), '')
  })

  test('shortcuts go by the place of the key, so an Arabic layout has them too', ({ assert }) => {
    assert.equal(shortcutOf(press('Slash', { shiftKey: true }), false), 'help')
    assert.equal(shortcutOf(press('Slash'), false), 'filter')
    assert.equal(shortcutOf(press('BracketLeft'), false), 'sidebar')
    assert.equal(shortcutOf(press('KeyS'), true), 'students')
    assert.isUndefined(shortcutOf(press('KeyS'), false))
    assert.isUndefined(shortcutOf(press('KeyC', { ctrlKey: true }), false))
    assert.equal(shortcutOf(press('KeyE'), false), 'edit')
    assert.equal(shortcutOf(press('KeyF'), false), 'family')
    assert.isUndefined(shortcutOf(press('KeyE'), true))
  })

  test('every place has a key of its own, none that moves, selects or edits in a list', ({
    assert,
  }) => {
    const keys = places.map(({ key }) => key)
    assert.lengthOf(new Set(keys), keys.length)
    for (const key of 'JKXE') assert.notInclude(keys, key)
    for (const { key, area } of places) assert.equal(shortcutOf(press(`Key${key}`), true), area)
  })

  test('B8 C5 C20 g and c lead to the calendar of one’s own portal, and only there elsewhere', ({
    assert,
  }) => {
    const nothing = () => false
    const led = (kind?: Kind) => placesOf(kind, nothing).map(({ key, to }) => `${key} ${to}`)
    assert.deepEqual(led('admin'), ['C admin.calendar'])
    assert.deepEqual(led('instructor'), ['C calendar'])
    assert.deepEqual(led('student'), ['C calendar'])
    assert.deepEqual(led(), [])
    assert.deepEqual(
      placesOf('admin', (one) => one === 'admin.rooms.index').map(({ area }) => area),
      ['calendar', 'rooms']
    )
  })

  test('Ctrl or Cmd with Enter saves, Enter alone or with more does not', ({ assert }) => {
    assert.isTrue(saves(press('Enter', { ctrlKey: true })))
    assert.isTrue(saves(press('Enter', { metaKey: true })))
    assert.isFalse(saves(press('Enter')))
    assert.isFalse(saves(press('Enter', { ctrlKey: true, shiftKey: true })))
    assert.isFalse(saves(press('KeyS', { ctrlKey: true })))
  })

  test('a toast stays three seconds, ten when it offers to undo', ({ assert }) => {
    assert.equal(toastTime({}), 3000)
    assert.equal(toastTime({ undo: {} }), 10_000)
  })

  test('a short name becomes an address of this installation, anything else none', ({ assert }) => {
    const here = { protocol: 'http:', port: '3333' }
    assert.equal(centreAddress(' Noor ', 'localhost', here), 'http://noor.localhost:3333/')
    assert.equal(
      centreAddress('a-1', 'markaz.test', { protocol: 'https:', port: '' }),
      'https://a-1.markaz.test/'
    )
    for (const wrong of ['', '-a', 'a b', 'evil.test/', 'مركز', 'a'.repeat(64)]) {
      assert.isUndefined(centreAddress(wrong, 'localhost', here), wrong)
    }
  })

  test('the last day of a span goes along with its first one', ({ assert }) => {
    const after = (from: string, until: string, first: string) =>
      lastDayAfter({ from, until }, first)
    assert.equal(after('2026-11-27', '2026-11-27', '2026-11-29'), '2026-11-29')
    assert.equal(after('2026-11-27', '2026-11-27', '2026-11-26'), '2026-11-26')
    assert.equal(after('2026-11-27', '2026-11-28', '2026-11-29'), '2026-11-29')
    assert.equal(after('2026-11-27', '2026-12-03', '2026-11-29'), '2026-12-03')
    assert.equal(after('2026-11-27', '2026-11-27', '29/1'), '2026-11-27')
    assert.equal(after('2026-11-27', '', '2026-11-29'), '')
    assert.isFalse(isSpan({ from: '2026-11-29', until: '2026-11-27' }))
    assert.isTrue(isSpan({ from: '2026-11-29', until: '2026-11-29' }))
  })

  test('C11 an error that nothing draws is left, even in the words of one that is drawn', ({
    assert,
  }) => {
    const errors = { first: 'Required', second: 'Required', seat: 'Full', version: 'Stale' }
    const drawn = new Map([['Required', 1]])
    const told = new Map([['version', 1]])
    assert.deepEqual(undrawnOf(errors, drawn, told), ['Required', 'Full'])
    assert.deepEqual(undrawnOf({ first: 'Required' }, drawn, told), [])
  })
})
