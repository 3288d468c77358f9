import { test } from '@japa/runner'
import { presetOf } from '#domain/access/centre/rules/country_preset'

const [sunday, monday, saturday] = [7, 1, 6]
const fridayAndSaturday = [5, 6]

test.group('What a country presets', () => {
  test('{country}: {timezone}')
    .with([
      {
        country: 'SA',
        timezone: 'Asia/Riyadh',
        weekStart: sunday,
        weekend: fridayAndSaturday,
        defaultLocale: 'ar',
      },
      {
        country: 'EG',
        timezone: 'Africa/Cairo',
        weekStart: saturday,
        weekend: fridayAndSaturday,
        defaultLocale: 'ar',
      },
      {
        country: 'AE',
        timezone: 'Asia/Dubai',
        weekStart: monday,
        weekend: [6, 7],
        defaultLocale: 'ar',
      },
      {
        country: 'GB',
        timezone: 'Europe/London',
        weekStart: monday,
        weekend: [6, 7],
        defaultLocale: 'en',
      },
    ])
    .run(({ assert }, expected) => {
      assert.deepEqual(presetOf(expected.country), {
        ...expected,
        phoneCountry: expected.country,
      } as ReturnType<typeof presetOf>)
    })

  test('an unknown country is a RangeError', ({ assert }) => {
    assert.throws(() => presetOf('XX'), RangeError)
    assert.throws(() => presetOf('not a country'), RangeError)
  })
})
