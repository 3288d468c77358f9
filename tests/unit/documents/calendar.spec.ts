import fc from 'fast-check'
import { test } from '@japa/runner'
import { inLanes } from '#app/documents/calendar/day_lanes'
import { hoursTold } from '#app/documents/calendar/hours_told'
import { columnsOf, printedDays } from '#app/documents/calendar/printed_days'
import { printable } from '#app/documents/printable'
import { written } from '#app/documents/written'
import { withoutMarks } from '#domain/shared/text/isolate'
import { weekdayOf, weekdays } from '#domain/shared/time/weekday'

const signs = [...'aم٣w#😀\u200d\u202e\u2066\u2069\u0000\u200b \n']

const shown = (text: string) => printable(text).replace(/[\u2068\u2069\u200b]/gu, '')

test.group('Text that people typed in a document', () => {
  test('it loses what turns or hides letters, and pictures no letter is drawn for', ({
    assert,
  }) => {
    assert.equal(shown('Grade\u202e 5\u200f\n\tEnglish'), 'Grade 5 English')
    assert.equal(shown('Chess 😀 club 👩🏽‍🏫'), 'Chess club')
    assert.equal(shown('C# © 100% ٣'), 'C# © 100% ٣')
    assert.equal(printable(''), '')
    assert.equal(printable('\u202e'), '')
  })

  test('very long words may break, and very long texts end in an ellipsis', ({ assert }) => {
    const long = printable('w'.repeat(300))
    assert.match(long, /^\u2068(w{18}\u200b)+w+…\u2069$/u)
    assert.lengthOf(shown('w'.repeat(300)), 120)
    assert.equal(shown('a'.repeat(120)), 'a'.repeat(120))
  })

  test('its own direction is kept to itself, whatever it holds', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...signs) }), (text) => {
        const told = printable(text)
        const inner = told.slice(1, -1)
        assert.isTrue(told === '' || (told.startsWith('\u2068') && told.endsWith('\u2069')))
        assert.notMatch(inner, /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      })
    )
  })
})

test.group('Days of a printed calendar', () => {
  test('a week begins where the centre’s does, and holds the day', ({ assert }) => {
    assert.deepEqual(
      [printedDays('week', '2026-11-22', 7)[0], printedDays('week', '2026-11-28', 7)[0]],
      ['2026-11-22', '2026-11-22']
    )
    assert.equal(printedDays('week', '2026-11-22', 1)[0], '2026-11-16')
    for (const start of weekdays) {
      const days = printedDays('week', '2027-01-01', start)
      assert.lengthOf(days, 7)
      assert.equal(weekdayOf(days[0]!), start)
      assert.include(days, '2027-01-01')
    }
  })

  test('each day of a month stands below its own weekday', ({ assert }) => {
    for (const start of weekdays) {
      for (const day of ['2026-11-10', '2026-02-01', '2027-05-31']) {
        const days = printedDays('month', day, start)
        const { blanks, headings } = columnsOf(days, start)
        assert.deepEqual(
          days.map((_, place) => weekdayOf(headings[(blanks + place) % 7]!)),
          days.map(weekdayOf)
        )
        assert.equal(weekdayOf(headings[0]!), start)
      }
    }
  })

  test('a month is whole, in a leap year too', ({ assert }) => {
    assert.deepEqual(printedDays('month', '2028-02-10', 7).at(-1), '2028-02-29')
    assert.lengthOf(printedDays('month', '2026-02-01', 6), 28)
    assert.equal(printedDays('month', '2026-12-31', 1)[0], '2026-12-01')
  })

  test('hours have two digits alone and in a range, and the centre’s own in Arabic', ({
    assert,
  }) => {
    const [en, ar] = [written('en-GB-u-ca-gregory-nu-latn'), written('ar-SA-u-ca-gregory-nu-arab')]
    assert.equal(en.clock(60), '01:00')
    assert.equal(withoutMarks(en.hours(23 * 60, 25 * 60)), '23:00–01:00')
    assert.equal(ar.digits, '٠١٢٣٤٥٦٧٨٩')
    assert.include(ar.day('2026-11-22'), '٢٠٢٦')
  })
})

test.group('Hours of a printed session', () => {
  const told = (from: string, to: string) =>
    hoursTold('Europe/London', { starts_at: new Date(from), ends_at: new Date(to) })

  test('its end is what the clocks show then, also where they change within it', ({ assert }) => {
    const spring = { day: '2027-03-28', from: 30, ends: 210, until: 210 }
    assert.deepEqual(told('2027-03-28T00:30Z', '2027-03-28T02:30Z'), spring)
    const autumn = { day: '2026-10-25', from: 30, ends: 90, until: 90 }
    assert.deepEqual(told('2026-10-24T23:30Z', '2026-10-25T01:30Z'), autumn)
  })

  test('one that ends by the clocks before it began is drawn as long as it lasts', ({ assert }) => {
    const write = written('en-GB-u-ca-gregory-nu-latn')
    const back = told('2026-10-25T00:50Z', '2026-10-25T01:20Z')
    assert.deepEqual(back, { day: '2026-10-25', from: 110, ends: 80, until: 140 })
    assert.equal(withoutMarks(write.hours(back.from, back.ends)), '01:50–01:20')
    assert.equal(withoutMarks(write.hours(90, 90)), '01:30–01:30')
  })

  test('past midnight its end is the next day’s, and it is drawn until midnight', ({ assert }) => {
    const late = { day: '2026-11-03', from: 1380, ends: 1500, until: 1440 }
    assert.deepEqual(told('2026-11-03T23:00Z', '2026-11-04T01:00Z'), late)
  })
})

const hours = fc
  .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 5, max: 300 }))
  .map(([from, minutes]) => ({ from, until: Math.min(1440, from + minutes) }))

test.group('Sessions beside one another', () => {
  test('those that overlap share the width, others have it all', ({ assert }) => {
    const { entries, lanes } = inLanes(
      [
        { from: 600, until: 660 },
        { from: 540, until: 630 },
        { from: 630, until: 700 },
        { from: 800, until: 860 },
      ],
      1000
    )
    assert.equal(lanes, 2)
    assert.deepEqual(
      entries.map(({ from, lane, lanes: of, free_until: free }) => [from, lane, of, free]),
      [
        [540, 0, 2, 630],
        [600, 1, 2, 800],
        [630, 0, 2, 800],
        [800, 0, 1, 1000],
      ]
    )
  })

  test('no two stand in one place, and what is free below one really is', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 30 }), (day) => {
        const { entries } = inLanes(day, 1440)
        assert.lengthOf(entries, day.length)
        for (const [at, one] of entries.entries())
          for (const [place, other] of entries.entries()) {
            if (at === place) continue
            const [left, right] = [one.lane / one.lanes, (one.lane + 1) / one.lanes]
            const isBeside =
              other.lane / other.lanes >= right - 1e-9 ||
              (other.lane + 1) / other.lanes <= left + 1e-9
            const isApart = other.from >= one.free_until || other.until <= one.from
            assert.isTrue(isBeside || isApart, JSON.stringify([one, other]))
          }
      })
    )
  })
})
