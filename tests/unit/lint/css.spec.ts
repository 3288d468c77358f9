import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const physical =
  /(?<![-\w])((margin|padding|border)-(left|right)|border-(top|bottom)-(left|right)-radius|left|right)(-(width|color|style))?\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/g

const directions = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(physical)].map(([found]) => found)

test.group('Style sheets', () => {
  test('none says left or right', ({ assert }) => {
    const files = globSync('inertia/**/*.css')
    assert.isNotEmpty(files)
    for (const file of files) assert.deepEqual(directions(readFileSync(file, 'utf8')), [], file)
  })

  test('none outgrows 150 lines', ({ assert }) => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
    assert.deepEqual(
      globSync('inertia/**/*.css').filter((file) => lines(file) > 150),
      []
    )
  })

  test('a name is cut at its end only: {$self} leaves the dots below its letters')
    .with([
      'inertia/ui/record/names.module.css',
      'inertia/components/people/name_pairs.module.css',
      'inertia/components/search/palette/rows.module.css',
    ])
    .run(({ assert }, file) => {
      const cut = [...readFileSync(file, 'utf8').matchAll(/\{([^}]*text-overflow[^}]*)\}/g)]
      assert.isNotEmpty(cut)
      for (const [, rule] of cut) assert.match(rule!, /overflow-x: clip/)
    })

  test('{css} would be found')
    .with([
      { css: 'a { margin-left: 4px }' },
      { css: 'a { left: 0 }' },
      { css: 'a { border-right-color: red }' },
      { css: 'a { border-top-left-radius: 4px }' },
      { css: 'a { text-align: right }' },
    ])
    .run(({ assert }, { css }) => assert.lengthOf(directions(css), 1))

  test('{css} is fine')
    .with([
      { css: 'a { margin-inline-start: 4px }' },
      { css: 'a { text-align: start; inset-inline-end: 0 }' },
      { css: 'a { --sidebar-left: 1 }' },
    ])
    .run(({ assert }, { css }) => assert.isEmpty(directions(css)))
})
