import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { colorThemes, defaults } from '#inertia/appearance/settings'
import { themeScales } from '#inertia/theme/colours'

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')

test.group('The colour themes', () => {
  test('that may be chosen are those that are drawn', async ({ assert }) => {
    const css = await read('inertia/theme/themes.css')
    const drawn = [...css.matchAll(/^\.theme-([\w-]+)/gm)].map(([, name]) => name!)
    assert.sameMembers([...colorThemes], [...new Set(drawn)])
    assert.match(css, new RegExp(`:root,\\s+\\.theme-${defaults.colorTheme} `))
  })

  test('have one scale each, and the brand is the same where no theme reaches', async ({
    assert,
  }) => {
    const css = await read('inertia/theme/themes.css')
    for (const [theme, scale] of Object.entries(themeScales)) {
      const drawn = new RegExp(`\\.theme-${theme} \\{([^}]+)\\}`).exec(css)![1]!
      assert.deepEqual(drawn.match(/#[0-9a-f]{6}/g), [...scale], theme)
    }
    const brand = themeScales.markaz[7]
    const inLetters = (await read('resources/views/mail/letter.edge')).match(
      /(?<=[^-]color: |background: )#(?!f{3})[0-9a-f]{6}(?=[;"])/g
    )
    assert.include(inLetters, brand)
    const loader = await read('resources/views/first_paint.edge')
    const accents = [...loader.matchAll(/--mz-accent, (#[0-9a-f]{6})/g)].map(([, hex]) => hex)
    assert.deepEqual(accents, [brand, themeScales.markaz[3]])
    assert.include(await read('public/favicon.svg'), brand)
  })
})
