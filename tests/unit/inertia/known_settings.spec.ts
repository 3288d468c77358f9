import { test } from '@japa/runner'
import { knownSettings } from '#inertia/appearance/known_settings'
import { defaults } from '#inertia/appearance/settings'

test.group('What a browser kept', () => {
  test('B7 E6 E10 a person finds all again as it was chosen', ({ assert }) => {
    const chosen = {
      menuHorizontal: true,
      menuHover: true,
      menuAlign: 'justify',
      rtlSupport: true,
      mainContent: 'full',
      layout: { header: false, sidebar: true, sideOverlay: false, footer: true },
    }
    assert.deepEqual(knownSettings(chosen), chosen as object)
  })

  test('{stored} is nothing to go by')
    .with([
      { stored: null },
      { stored: 'dark' },
      { stored: [true] },
      { stored: { menuHorizontal: 'yes', rtlSupport: 1, menuAlign: 'left', mainContent: null } },
      { stored: { layout: [] } },
      { stored: { layout: null } },
      { stored: { pageLoader: false, sideOverlayVisible: true, darkMode: 'on', unknown: true } },
    ])
    .run(({ assert }, { stored }) => assert.deepEqual(knownSettings(stored), {}))

  test('E10 a part of the layout is hidden by a plain no and by nothing else', ({ assert }) => {
    const layoutOf = (layout: object) => knownSettings({ layout }).layout
    assert.deepEqual(layoutOf({ header: false }), { ...defaults.layout, header: false })
    assert.deepEqual(layoutOf({}), defaults.layout)
    assert.deepEqual(layoutOf({ header: 0, footer: null, roof: false }), defaults.layout)
  })
})
