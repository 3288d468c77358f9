import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { colorThemes, defaults } from '#inertia/appearance/settings'

test.group('The colour themes', () => {
  test('that may be chosen are those that are drawn', async ({ assert }) => {
    const css = await readFile(
      new URL('../../../inertia/theme/themes.css', import.meta.url),
      'utf8'
    )
    const drawn = [...css.matchAll(/^\.theme-([\w-]+)/gm)].map(([, name]) => name!)
    assert.sameMembers([...colorThemes], [...new Set(drawn)])
    assert.match(css, new RegExp(`:root,\\s+\\.theme-${defaults.colorTheme} `))
  })
})
