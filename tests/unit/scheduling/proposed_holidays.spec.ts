import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  countryHolidays,
  presetCountries,
  proposalsFor,
} from '#domain/scheduling/holidays/country_holidays'
import type {
  HolidayPreset,
  ProposedHoliday,
} from '#domain/scheduling/holidays/rules/proposed_holidays'
import { hijriMonths } from '#domain/shared/time/hijri_months'
import { isCalendarDay } from '#domain/shared/time/calendar_day'

const anyYear = fc.integer({ min: 2000, max: 2080 })
const anyCountry = fc.constantFrom(...presetCountries)

const spanOf = (proposals: ProposedHoliday[], preset: string) =>
  proposals
    .filter((one) => one.preset === preset)
    .map(({ starts_on: from, ends_on: to }) => `${from}/${to}`)

test.group('Proposed holidays', () => {
  test('Saudi Arabia in 2026: two days of the state, and both feasts by Umm al-Qura', ({
    assert,
  }) => {
    assert.deepEqual(
      proposalsFor('SA', 2026).map((one) => [one.preset, one.starts_on, one.ends_on]),
      [
        ['sa_founding_day', '2026-02-22', '2026-02-22'],
        ['eid_al_fitr', '2026-03-19', '2026-03-22'],
        ['eid_al_adha', '2026-05-26', '2026-05-29'],
        ['sa_national_day', '2026-09-23', '2026-09-23'],
      ]
    )
  })

  test('days that no calendar names outright: a weekday of a month, Easter of the east, the end of Ramadan', ({
    assert,
  }) => {
    assert.deepEqual(spanOf(proposalsFor('QA', 2026), 'qa_sport_day'), ['2026-02-10/2026-02-10'])
    const nessim = [2024, 2025, 2026, 2027].map((year) =>
      spanOf(proposalsFor('EG', year), 'sham_el_nessim')
    )
    assert.deepEqual(nessim.flat(), [
      '2024-05-06/2024-05-06',
      '2025-04-21/2025-04-21',
      '2026-04-13/2026-04-13',
      '2027-05-03/2027-05-03',
    ])
    assert.deepEqual(spanOf(proposalsFor('OM', 2025), 'eid_al_fitr'), ['2025-03-29/2025-04-01'])
    assert.deepEqual(spanOf(proposalsFor('OM', 2026), 'eid_al_fitr'), ['2026-03-18/2026-03-22'])
  })

  test('a feast that comes twice in one year is proposed twice, by its Hijri year', ({
    assert,
  }) => {
    const twice = proposalsFor('DZ', 2008).filter(({ preset }) => preset === 'hijri_new_year')
    assert.deepEqual(
      twice.map((one) => [one.preset_year, one.starts_on]),
      [
        [1429, '2008-01-10'],
        [1430, '2008-12-29'],
      ]
    )
  })

  test('any year of any country: in order, real days, nothing twice, moon-sighted ones marked', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyCountry, anyYear, (country, year) => {
        const proposals = proposalsFor(country, year)
        const presets: readonly HolidayPreset[] = countryHolidays[country]
        const keys = proposals.map(({ preset, preset_year: of }) => `${preset} ${of}`)
        assert.lengthOf(new Set(keys), keys.length)
        for (const [place, one] of proposals.entries()) {
          assert.isTrue(isCalendarDay(one.starts_on) && isCalendarDay(one.ends_on))
          assert.isAtMost(one.starts_on.localeCompare(one.ends_on), 0)
          assert.equal(one.starts_on.slice(0, 4), String(year))
          assert.isAtMost(proposals[place - 1]?.starts_on.localeCompare(one.starts_on) ?? 0, 0)
          const { when } = presets.find(({ key }) => key === one.preset)!
          assert.equal(one.is_sighted, 'hijri' in when)
        }
        for (const preset of presets) {
          const times = proposals.filter((one) => one.preset === preset.key).length
          if ('hijri' in preset.when) assert.isAtMost(times, 2)
          else assert.equal(times, 1)
        }
      }),
      { numRuns: 40 }
    )
  })

  test('over the years no feast is left out between two years', ({ assert }) => {
    const years = Array.from({ length: 40 }, (_, at) => 2015 + at)
    const feasts = years
      .flatMap((year) => proposalsFor('KW', year))
      .filter(({ preset }) => preset === 'eid_al_fitr')
      .map(({ preset_year: year }) => year)
    assert.deepEqual(
      feasts,
      feasts.map((_, at) => feasts[0]! + at)
    )
  })

  test('months of Umm al-Qura have 29 or 30 days and follow one another', ({ assert }) => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const months = hijriMonths(year)
        assert.isAbove(months.length, 14)
        for (const [place, { month, starts }] of months.entries()) {
          const next = months[place + 1]
          if (!next) continue
          assert.oneOf(next.starts.diff(starts, 'days').days, [29, 30])
          assert.equal(next.month, (month % 12) + 1)
        }
      }),
      { numRuns: 20 }
    )
  })

  test('every preset is named in both scripts, and one key is one feast everywhere', ({
    assert,
  }) => {
    const known = new Map<string, string>()
    for (const country of presetCountries) {
      const presets: readonly HolidayPreset[] = countryHolidays[country]
      assert.lengthOf(new Set(presets.map(({ key }) => key)), presets.length, country)
      for (const { key, name_en: en, name_ar: ar, days } of presets) {
        assert.match(ar, /[ء-ي]/, key)
        assert.match(en, /^[A-Z0-9]/, key)
        assert.isAbove(days, 0, key)
        assert.equal(known.get(key) ?? en, en, key)
        known.set(key, en)
      }
    }
  })
})
