import { test } from '@japa/runner'
import fc from 'fast-check'
import { matchedSpans } from '#domain/shared/names/matched_spans'

const marked = (query: string, text: string) => {
  let [written, from] = ['', 0]
  for (const [start, end] of matchedSpans(query)(text)) {
    written += `${text.slice(from, start)}[${text.slice(start, end)}]`
    from = end
  }
  return written + text.slice(from)
}

test.group('What is marked in a text', () => {
  test('{0} in {1}: {2}')
    .with([
      ['moh', 'Mohammed Ali', '[Moh]ammed Ali'],
      ['ali moh', 'Mohammed Ali', '[Moh]ammed [Ali]'],
      ['moh', 'محمد علي', '[محمد] علي'],
      ['احمد', 'أَحْمَد حسن', '[أَحْمَد] حسن'],
      ['yousef', 'يوسف حداد', '[يوسف] حداد'],
      ['محمد', 'Mohamed Ali', '[Mohamed] Ali'],
      ['harbi', 'Al-Harbi', 'Al-[Harbi]'],
      ['حربي', 'الحربي', 'ال[حربي]'],
      ['sara@ex', 'sara@example.test', '[sara]@[ex]ample.test'],
      ['4567', '+966501234567', '+96650123[4567]'],
      ['٤٥٦٧', '+966501234567', '+96650123[4567]'],
      ['jose', 'José', '[José]'],
      ['الف', 'ﷲ ألف', 'ﷲ [ألف]'],
      ['omar', 'Huda Haddad', 'Huda Haddad'],
      ['', 'Huda', 'Huda'],
    ] as const)
    .run(({ assert }, [query, text, expected]) => assert.equal(marked(query, text), expected))

  test('spans lie in the text, in their order, whatever is asked', ({ assert }) => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, (query, other) => {
        let last = 0
        for (const [start, end] of matchedSpans(query)(other + query)) {
          assert.isAtLeast(start, last)
          assert.isAbove(end, start)
          last = end
        }
        assert.isAtMost(last, (other + query).length)
      })
    )
  })
})
