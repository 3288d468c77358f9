import { test } from '@japa/runner'
import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max'
import { findChoices } from '#inertia/ui/form/fields/choice/find_choices'
import { countryChoices } from '#inertia/ui/form/fields/countries'

const cases: [typed: string, code: string][] = [
  ['uae', 'AE'],
  ['الامارات', 'AE'],
  ['+20', 'EG'],
  ['0020', 'EG'],
  ['مصر', 'EG'],
  ['egypt', 'EG'],
  ['+٢٠', 'EG'],
  ['ksa', 'SA'],
  ['السعودية', 'SA'],
  ['+966', 'SA'],
  ['britain', 'GB'],
  ['turkey', 'TR'],
]

test.group('Countries to choose from', () => {
  test('in either language {0} finds {1}')
    .with(cases)
    .run(({ assert }, [typed, code]) => {
      for (const locale of ['en', 'ar-u-nu-latn']) {
        assert.equal(findChoices(countryChoices(locale), typed)[0]?.value, code, locale)
      }
    })

  test('a short form is found beside a name that begins with it', ({ assert }) => {
    const found = findChoices(countryChoices('en'), 'uk').map(({ value }) => value)
    assert.includeMembers(found, ['GB', 'UA'])
  })

  test('each has the dial code of its numbers', ({ assert }) => {
    for (const { value, words } of countryChoices('en')) {
      assert.include(words, `+${getCountryCallingCode(value as CountryCode)} `, value)
    }
  })

  test('they are named and sorted in the language of the page', ({ assert }) => {
    const [first] = countryChoices('en')
    assert.equal(first!.label, 'Afghanistan')
    const arabic = countryChoices('ar').map(({ label }) => label)
    assert.include(arabic, 'مصر')
    assert.deepEqual(arabic, arabic.toSorted(new Intl.Collator('ar-u-nu-latn').compare))
  })
})
