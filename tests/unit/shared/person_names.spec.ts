import { test } from '@japa/runner'
import {
  type AskedNames,
  askedName,
  askedNames,
  nameFault,
  nameIn,
  sameLead,
  storedName,
  storedNames,
} from '#domain/shared/text/person_names'

const asked = (ar: string, en: string): AskedNames => {
  const [first = '', last = ''] = ar.split(' ')
  const [given = '', family = ''] = en.split(' ')
  return { first_name_ar: first, last_name_ar: last, first_name_en: given, last_name_en: family }
}
const stored = (lead: string, other = '') => {
  const [first = '', last = ''] = lead.split(' ')
  const [given, family] = other.split(' ')
  return {
    first_name: first,
    last_name: last,
    first_name_other: given || null,
    last_name_other: family || null,
  }
}

test.group('Names in Arabic and in English', () => {
  test('C9 the script decides which stored pair is the Arabic one', ({ assert }) => {
    const both = asked('سارة حداد', 'Sara Haddad')
    assert.deepEqual(askedNames(stored('Sara Haddad', 'سارة حداد')), both)
    assert.deepEqual(askedNames(stored('سارة حداد', 'Sara Haddad')), both)
    assert.deepEqual(askedNames(stored('سارة حداد')), asked('سارة حداد', ''))
    assert.deepEqual(askedNames(stored('李 明')), asked('', '李 明'))
  })

  test('C9 what was asked is stored, a pair in the wrong place understood', ({ assert }) => {
    assert.deepEqual(
      storedNames(asked('سارة حداد', 'Sara Haddad')),
      stored('Sara Haddad', 'سارة حداد')
    )
    assert.deepEqual(storedNames(asked('سارة حداد', 'Sara')), stored('سارة حداد', 'Sara'))
    assert.deepEqual(storedNames(asked('Sara Haddad', '')), stored('Sara Haddad'))
    assert.deepEqual(storedNames(asked('', 'سارة حداد')), stored('سارة حداد'))
    assert.deepEqual(
      storedNames(asked('Sara Haddad', 'سارة حداد')),
      stored('Sara Haddad', 'سارة حداد')
    )
  })

  test('C9 a changed name keeps the script that leads', ({ assert }) => {
    const before = stored('سارة حداد', 'Sara Haddad')
    const after = { ...storedNames(asked('سارة حداد', 'Sarah Haddad')), phone: '1' }
    assert.deepEqual(sameLead(before, after), {
      ...stored('سارة حداد', 'Sarah Haddad'),
      phone: '1',
    })
    assert.deepEqual(sameLead(before, stored('Sara Haddad')), stored('Sara Haddad'))
  })

  test('C9 {0}: what is missing is said in the pair of the page, or of the half')
    .with([
      ['nothing', '', '', { first_name_en: 'name_missing', last_name_en: 'name_missing' }],
      ['half of one', 'سارة', '', { last_name_ar: 'required' }],
      ['halves of both', 'سارة', 'Sara', { last_name_ar: 'required', last_name_en: 'required' }],
      ['one whole', 'سارة حداد', 'Sara', {}],
      ['one in the other place', 'Sara Haddad', '', {}],
      ['both the wrong way round', 'Sara Haddad', 'سارة حداد', {}],
      [
        'Latin twice',
        'Sara Haddad',
        'Sara Haddad',
        { first_name_ar: 'name_ar', last_name_ar: 'name_ar' },
      ],
      [
        'Arabic twice',
        'سارة حداد',
        'سارة حداد',
        { first_name_en: 'name_en', last_name_en: 'name_en' },
      ],
    ] as const)
    .run(({ assert }, [, ar, en, expected]) => {
      const names = asked(ar, en)
      const fields = Object.keys(names) as (keyof AskedNames)[]
      const faults = fields.map((field) => [field, nameFault(names, field, 'en')] as const)
      assert.deepEqual(Object.fromEntries(faults.filter(([, fault]) => fault)), expected)
    })

  test('C9 a household is asked for in both languages and stored once', ({ assert }) => {
    assert.deepEqual(askedName('حداد', 'Haddad'), { ar: 'حداد', en: 'Haddad' })
    assert.deepEqual(askedName('Haddad', null), { ar: '', en: 'Haddad' })
    assert.deepEqual(storedName({ ar: 'حداد', en: '' }), { name: 'حداد', nameOther: null })
    assert.deepEqual(storedName({ ar: 'حداد', en: 'Haddad' }), {
      name: 'Haddad',
      nameOther: 'حداد',
    })
  })
})

test.group('The name in a language', () => {
  test('{language}: {written} is {name}')
    .with([
      { language: 'ar', written: ['Omar', 'عمر'], name: 'عمر' },
      { language: 'en', written: ['عمر', 'Omar'], name: 'Omar' },
      { language: 'ar', written: ['Omar', '12 عمر'], name: '12 عمر' },
      { language: 'en', written: ['Иван', 'Ivan'], name: 'Иван' },
      { language: 'ar', written: ['Ivan', null], name: 'Ivan' },
      { language: 'en', written: ['', 'عمر'], name: 'عمر' },
      { language: 'en', written: [null], name: '' },
    ] as const)
    .run(({ assert }, { language, written, name }) => {
      assert.equal(nameIn(language, [...written]), name)
    })
})
