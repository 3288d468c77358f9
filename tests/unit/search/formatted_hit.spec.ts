import { test } from '@japa/runner'
import { type AskedSearch, askedSearch } from '#app/search/asked_search'
import { croppedAround } from '#app/search/cropped'
import { hitFormat } from '#app/search/formatted_hit'
import type { SearchDocument } from '#domain/search/search_index'

const document = {
  id: '0198',
  name: 'ZAY-1',
  title: 'Zaynab reads the poems of Zaynab',
  course_name: 'Poetry',
  work_type: 'online',
  title_other: null,
  archived: false,
}

const formattedHit = (shown: SearchDocument, asked: AskedSearch) => hitFormat(asked)(shown)

const formatted = (asked: object) =>
  formattedHit(document, askedSearch({ q: 'zay', ...asked }, '').asked)

test.group('A hit', () => {
  test('is the whole document, or what of it is asked for', ({ assert }) => {
    assert.deepEqual(formatted({}), document)
    assert.deepEqual(formatted({ attributesToRetrieve: ['name', 'nowhere'] }), { name: 'ZAY-1' })
    assert.deepEqual(formatted({ attributesToRetrieve: [] }), {})
  })

  test('is marked where it matches, with the tags that are asked for', ({ assert }) => {
    const asked = { attributesToRetrieve: ['name'], attributesToHighlight: ['title', 'archived'] }
    assert.deepEqual(formatted(asked), {
      name: 'ZAY-1',
      _formatted: {
        name: 'ZAY-1',
        title: '<em>Zay</em>nab reads the poems of <em>Zay</em>nab',
        archived: false,
      },
    })
    const tags = { highlightPreTag: '[', highlightPostTag: '' }
    const { _formatted } = formatted({ ...tags, attributesToHighlight: ['*'] })
    assert.deepEqual(_formatted, {
      ...document,
      name: '[ZAY-1',
      title: '[Zaynab reads the poems of [Zaynab',
    })
  })

  test('is marked as the other layout of the keyboard would have written it, where nothing else is', ({
    assert,
  }) => {
    const title = (q: string) =>
      (formatted({ q, attributesToHighlight: ['title'] })._formatted as typeof document).title
    assert.equal(title('ئشغىشلا'), '<em>Zaynab</em> reads the poems of <em>Zaynab</em>')
    assert.equal(title('poems'), 'Zaynab reads the <em>poems</em> of Zaynab')
    assert.equal(title('حخث'), 'Zaynab reads the <em>poe</em>ms of Zaynab')
    const arabic = { ...document, title: 'محمد علي' }
    const { asked } = askedSearch({ q: 'lpl]', attributesToHighlight: ['title'] }, '')
    const { _formatted } = formattedHit(arabic, asked)
    assert.include(_formatted, { title: '<em>محمد</em> علي' })
  })

  test('is marked by sound where it is a name, and as it is typed where it is a number or an address', ({
    assert,
  }) => {
    const person = { id: '0198', first_name: 'Nour', email: 'nour@noor.test', number: 'S-1' }
    const marked = (q: string) =>
      formattedHit(person, askedSearch({ q, attributesToHighlight: ['*'] }, '').asked)._formatted
    assert.deepInclude(marked('noor'), {
      first_name: '<em>Nour</em>',
      email: 'nour@<em>noor</em>.test',
    })
    assert.deepInclude(marked('نور'), { first_name: '<em>Nour</em>', email: person.email })
  })

  test('is marked in its number, which is typed without the hyphen too', ({ assert }) => {
    const person = { id: '0198', first_name: 'Nour', number: 'S-260629' }
    for (const q of ['s-260629', 's260629', 'S26 0629', 'س٢٦٠٦٢٩']) {
      const { asked } = askedSearch({ q, attributesToHighlight: ['number'] }, '')
      const { _formatted } = formattedHit(person, asked)
      assert.deepInclude(_formatted, { number: '<em>S</em>-<em>260629</em>' }, q)
    }
  })

  test('is shortened around its first match, by words', ({ assert }) => {
    const crop = (attributesToCrop: string[], more: object = {}) =>
      (formatted({ attributesToCrop, ...more })._formatted as typeof document).title
    assert.equal(crop(['title']), document.title)
    assert.equal(crop(['title:2']), 'Zaynab reads…')
    assert.equal(crop(['title'], { cropLength: 3, cropMarker: '(…)' }), 'Zaynab reads the(…)')
    assert.equal(crop(['*:2'], { q: 'poems' }), '…poems of…')
    assert.equal(
      crop(['title:3'], { q: 'poems', attributesToHighlight: ['title'] }),
      '…the <em>poems</em> of…'
    )
    assert.equal(crop(['title:2'], { q: 'nothing' }), 'Zaynab reads…')
    assert.equal(crop(['title:0']), document.title)
    assert.deepEqual(croppedAround('a b c d', [[6, 7]], 2), [4, 7])
    assert.deepEqual(croppedAround('', [], 3), [0, 0])
  })

  test('says in bytes where it matches', ({ assert }) => {
    const asked = askedSearch({ q: 'زينب', showMatchesPosition: true }, '').asked
    const hit = formattedHit({ ...document, title: 'شعر زينب' }, asked)
    assert.deepEqual(hit._matchesPosition, { title: [{ start: 7, length: 8 }] })
  })
})
