import { test } from '@japa/runner'
import { withNumbers } from '#domain/shared/records/numbers_typed'

test.group('A query with a number in it', () => {
  test('means {1} where it says "{0}"')
    .with([
      ['s260629', 's-260629'],
      ['S26 0629', 's-260629'],
      ['S-26-0629', 's-260629'],
      ['g0004', 'g-0004'],
      ['Sara s2606', 'Sara s-2606'],
      ['س٢٦٠٦٢٩', 's-٢٦٠٦٢٩'],
      ['ه0003 Ali', 'i-0003 Ali'],
    ])
    .run(({ assert }, [query, meant]) => assert.equal(withNumbers(query!), meant))

  test('is left as it is where that is no number', ({ assert }) => {
    for (const query of [
      's26',
      'Sara 2026',
      'is2026',
      's260629x',
      'S 0501234567',
      'b-2026',
      'g1 2',
      '',
    ])
      assert.equal(withNumbers(query), query)
  })
})
