import { test } from '@japa/runner'
import { ageBands, bornFor } from '#domain/people/students/rules/age_band'
import { ageOn } from '#domain/shared/time/age'

test.group('How old somebody is', () => {
  test('C11a in full years, also for somebody born on the 29th of February', ({ assert }) => {
    assert.equal(ageOn('2026-11-20', '2016-11-21'), 9)
    assert.equal(ageOn('2026-11-21', '2016-11-21'), 10)
    assert.equal(ageOn('2025-02-27', '2016-02-29'), 8)
    assert.equal(ageOn('2025-02-28', '2016-02-29'), 9)
    assert.equal(ageOn('2028-02-28', '2016-02-29'), 11)
    assert.equal(ageOn('2028-02-29', '2016-02-29'), 12)
    assert.equal(ageOn('2026-11-22', '2026-11-22'), 0)
  })

  test('C9 a band finds exactly those who are told to be of its ages: {$self}')
    .with(['2025-02-28', '2026-03-01', '2028-02-28', '2028-02-29', '2026-11-22'])
    .run(({ assert }, day) => {
      const births = Array.from({ length: 22 }, (_, ago) => Number(day.slice(0, 4)) - ago).flatMap(
        (year) => ['02-28', '02-29', '03-01', '11-22', '11-23'].map((rest) => `${year}-${rest}`)
      )
      const real = births.filter((birth) => birth <= day && !Number.isNaN(Date.parse(birth)))
      for (const birth of real) {
        if (new Date(birth).toISOString().slice(0, 10) !== birth) continue
        const bands = ageBands.filter((band) => {
          const { after, until } = bornFor(band, day)
          return birth > after && birth <= until
        })
        const age = ageOn(day, birth)
        const wanted = ageBands.filter((band) => {
          const [from, to = Infinity] = band.split('_').map(Number)
          return age >= from! && age <= to
        })
        assert.deepEqual(bands, wanted, `${birth} on ${day}`)
      }
    })
})
