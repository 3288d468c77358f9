import { test } from '@japa/runner'
import { menuPlace } from '#inertia/appearance/menu_place'
import { change, changeLanguage, changeLayout } from '#inertia/appearance/modes'
import { forPortal, isDark } from '#inertia/appearance/portal_look'
import { defaults } from '#inertia/appearance/settings'

const desktop = 992
const mobile = 991

test.group('Appearance settings', () => {
  test('E7 every mode means on or off, toggle the other one', ({ assert }) => {
    const on = ['on', 'open', 'fixed', 'left', 'dark'] as const
    const off = ['off', 'close', 'static', 'right', 'light'] as const
    for (const mode of on) {
      assert.isTrue(
        change({ ...defaults, headerDark: false }, 'headerDark', mode, desktop).headerDark,
        mode
      )
    }
    for (const mode of off) {
      assert.isFalse(
        change({ ...defaults, headerDark: true }, 'headerDark', mode, desktop).headerDark,
        mode
      )
    }
    const once = change(defaults, 'sidebarDark', 'toggle', desktop)
    assert.equal(once.sidebarDark, !defaults.sidebarDark)
    assert.deepEqual(change(once, 'sidebarDark', 'toggle', desktop), defaults)
  })

  test('E7 full, boxed and narrow are widths of the page and nothing else', ({ assert }) => {
    assert.equal(change(defaults, 'mainContent', 'full', desktop).mainContent, 'full')
    assert.equal(change(defaults, 'mainContent', 'narrow', desktop).mainContent, 'narrow')
    assert.deepEqual(change(defaults, 'mainContent', 'toggle', desktop), defaults)
    assert.deepEqual(change(defaults, 'headerFixed', 'narrow', desktop), defaults)
  })

  test('E7 B7 start, centre and justify are alignments of the menu and nothing else', ({
    assert,
  }) => {
    for (const mode of ['centre', 'justify', 'start'] as const) {
      assert.equal(change(defaults, 'menuAlign', mode, desktop).menuAlign, mode)
    }
    assert.deepEqual(change(defaults, 'menuAlign', 'boxed', desktop), defaults)
    assert.deepEqual(change(defaults, 'mainContent', 'justify', desktop), defaults)
  })

  test('E7 B7 the menu is put across the top and opened by hover at any width', ({ assert }) => {
    for (const width of [mobile, desktop]) {
      assert.isTrue(change(defaults, 'menuHorizontal', 'on', width).menuHorizontal)
      assert.isTrue(change(defaults, 'menuHover', 'toggle', width).menuHover)
    }
  })

  test('B7 E10 a wide window has the menu where it was put, unless it is closed or taken out', ({
    assert,
  }) => {
    const top = { ...defaults, menuHorizontal: true }
    assert.equal(menuPlace(defaults), 'start')
    assert.equal(menuPlace(top), 'top')
    assert.equal(menuPlace({ ...defaults, sidebarMini: true }), 'mini')
    assert.equal(menuPlace({ ...defaults, sidebarLeft: false }), 'end')
    assert.equal(menuPlace(changeLanguage(defaults, 'ar')), 'start')
    assert.equal(menuPlace(change(top, 'sidebar', 'close', desktop)), 'none')
    assert.equal(menuPlace(changeLayout(top, 'sidebar', 'off')), 'none')
  })

  test('E8 the sidebar opens and closes on the desktop flag above 991 px', ({ assert }) => {
    const closed = change(defaults, 'sidebar', 'close', desktop)
    assert.isFalse(closed.sidebarVisibleDesktop)
    assert.equal(closed.sidebarVisibleMobile, defaults.sidebarVisibleMobile)
  })

  test('E8 at 991 px and below it opens and closes on the mobile flag', ({ assert }) => {
    const open = change(defaults, 'sidebar', 'toggle', mobile)
    assert.isTrue(open.sidebarVisibleMobile)
    assert.equal(open.sidebarVisibleDesktop, defaults.sidebarVisibleDesktop)
  })

  test('E8 the mini sidebar changes above 991 px only', ({ assert }) => {
    assert.isTrue(change(defaults, 'sidebarMini', 'on', desktop).sidebarMini)
    assert.isFalse(change(defaults, 'sidebarMini', 'on', mobile).sidebarMini)
  })

  test('E4 system follows the operating system, on and off do not', ({ assert }) => {
    const at = (darkMode: 'on' | 'off' | 'system', system: boolean) =>
      isDark({ ...defaults, darkMode }, system, 'admin')
    assert.deepEqual([at('system', true), at('system', false)], [true, false])
    assert.deepEqual([at('on', false), at('off', true)], [true, false])
  })

  test('E4 toggling turns over what is seen', ({ assert }) => {
    const seenDark = { ...defaults, darkMode: 'system' as const, darkModeActive: true }
    assert.equal(change(seenDark, 'darkMode', 'toggle', desktop).darkMode, 'off')
    assert.equal(change(defaults, 'darkMode', 'toggle', desktop).darkMode, 'on')
    assert.equal(change(seenDark, 'darkMode', 'system', desktop).darkMode, 'system')
  })

  test('A13 instructors and students have light colours, a fixed light header and narrow content', ({
    assert,
  }) => {
    const stored = { ...defaults, darkMode: 'on' as const, headerFixed: false, headerDark: true }
    for (const portal of ['instructor', 'student'] as const) {
      assert.isFalse(isDark(stored, true, portal))
      const shown = forPortal(stored, portal)
      assert.deepEqual(
        [shown.headerFixed, shown.headerDark, shown.mainContent],
        [true, false, 'narrow']
      )
    }
    assert.deepEqual(forPortal(stored, 'admin'), stored)
  })

  test('E2 Arabic turns right-to-left on and the sidebar to the right; any other locale undoes it', ({
    assert,
  }) => {
    const arabic = changeLanguage(defaults, 'ar')
    assert.deepEqual([arabic.rtlSupport, arabic.sidebarLeft], [true, false])
    const french = changeLanguage(arabic, 'fr')
    assert.deepEqual([french.rtlSupport, french.sidebarLeft], [false, true])
  })

  test('E6 the direction is switched whatever the language, and the sides turn with it', ({
    assert,
  }) => {
    const mirrored = change(defaults, 'rtlSupport', 'on', desktop)
    assert.deepEqual([mirrored.rtlSupport, mirrored.sidebarLeft], [true, false])
    assert.deepEqual(change(mirrored, 'rtlSupport', 'toggle', desktop), defaults)
    const moved = { ...mirrored, sidebarLeft: true }
    assert.deepEqual(
      change(moved, 'rtlSupport', 'on', desktop),
      moved,
      'nothing changes, so nothing turns'
    )
    assert.isTrue(changeLanguage(changeLanguage(mirrored, 'en'), 'ar').rtlSupport)
  })

  test('E10 the parts of a layout can be taken away and shown again', ({ assert }) => {
    const without = changeLayout(defaults, 'footer', 'off')
    assert.deepEqual(without.layout, { ...defaults.layout, footer: false })
    assert.deepEqual(changeLayout(without, 'footer', 'toggle'), defaults)
    assert.deepEqual(changeLayout(defaults, 'header', 'narrow'), defaults)
  })
})
