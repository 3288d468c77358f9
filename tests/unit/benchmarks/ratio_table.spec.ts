import { test } from '@japa/runner'

type Taken = {
  name: string
  measured: number | null
  bound?: { at: string }
  better?: string
  failure?: string
}
type Take = { measure: string; side: 'ours' | 'theirs'; figures: Taken[] }

/** The launcher is JavaScript, because it runs before anything is set up. */
const launcher = new URL('../../../bin/launch/ratio_table.js', import.meta.url).href
const { ratioTable } = (await import(launcher)) as {
  ratioTable(takes: Take[], other: string): string
}

const rowsOf = (theirs: Taken[], ours: Taken[]) =>
  ratioTable(
    [
      { measure: 'load', side: 'ours', figures: ours },
      { measure: 'load', side: 'theirs', figures: theirs },
    ],
    'abc'
  )
    .split('\n')
    .slice(2)

test.group('The table of two builds', () => {
  test('more than 5 % worse is marked, whichever way is better', ({ assert }) => {
    const least = { at: 'least' }
    const cases = [
      [{ name: 'a', measured: 100 }, { name: 'a', measured: 104 }, '1.04 |  |'],
      [{ name: 'a', measured: 100 }, { name: 'a', measured: 106 }, '1.06 | **worse by 6 %** |'],
      [
        { name: 'a', measured: 1, bound: least },
        { name: 'a', measured: 2, bound: least },
        '0.50 |  |',
      ],
      [
        { name: 'a', measured: 2, better: 'more' },
        { name: 'a', measured: 1, better: 'more' },
        '2.00 | **worse by 100 %** |',
      ],
    ] as const
    for (const [theirs, ours, end] of cases) {
      const [row] = rowsOf([theirs], [ours])
      assert.include(row, end)
    }
  })

  test('what one side can’t give is said, and a name that stands twice is two', ({ assert }) => {
    const failed = { name: 'a', measured: null, failure: 'explicit answered 500' }
    const rows = rowsOf(
      [failed, { name: 'b', measured: 1 }, { name: 'b', measured: 2 }],
      [
        { name: 'a', measured: 3 },
        { name: 'b', measured: 1 },
        { name: 'b', measured: 2 },
        { name: 'c', measured: 4 },
      ]
    )
    assert.deepEqual(rows, [
      '| load: a | failed | 3 |  | explicit answered 500 |',
      '| load: b | 1 | 1 | 1.00 |  |',
      '| load: b (2) | 2 | 2 | 1.00 |  |',
      '| load: c | none | 4 |  | not measured on both sides |',
    ])
  })

  test('the medians of the turns are compared', ({ assert }) => {
    const takes = [1, 2, 9].flatMap((measured): Take[] => [
      { measure: 'load', side: 'ours', figures: [{ name: 'a', measured }] },
      { measure: 'load', side: 'theirs', figures: [{ name: 'a', measured: 2 }] },
    ])
    assert.include(ratioTable(takes, 'abc'), '| load: a | 2 | 2 | 1.00 |  |')
  })
})
