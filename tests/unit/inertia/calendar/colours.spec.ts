import { test } from '@japa/runner'
import fc from 'fast-check'
import { coloursOf, coloursOfCourses } from '#inertia/components/calendar/colours'

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 40 })

test.group('The colours of a calendar', () => {
  test('C5: up to twelve are told apart, whatever their order', ({ assert }) => {
    fc.assert(
      fc.property(ids, (some) => {
        const colours = coloursOf(some)
        const first = some.slice(0, 12)
        assert.equal(new Set(coloursOf(first).values()).size, first.length)
        assert.deepEqual([...coloursOf([...some].reverse())].sort(), [...colours].sort())
        for (const hue of colours.values()) assert.isTrue(hue >= 0 && hue < 12)
      })
    )
  })

  test('C5: one alone keeps its colour', ({ assert }) => {
    const [id] = ['0198c1de-0000-7000-8000-000000000001']
    assert.equal(coloursOf([id!]).get(id!), coloursOf([id!, id!]).get(id!))
  })

  test('C5: who is shown in another week or layout keeps its colour there', ({ assert }) => {
    fc.assert(
      fc.property(ids, fc.nat(), (all, part) => {
        const dealt = new Map<string, number>()
        const few = all.filter((_, place) => (place + part) % 3 > 0)
        const before = coloursOf(few, dealt)
        const after = coloursOf(all, dealt)
        for (const [id, hue] of before) assert.equal(after.get(id), hue)
        if (all.length <= 12) assert.equal(new Set(after.values()).size, all.length)
      })
    )
  })

  test('C5: a course has one colour whatever else is shown, and the most shown are told apart', ({
    assert,
  }) => {
    fc.assert(
      fc.property(ids, fc.nat(), (all, part) => {
        const busiest = all.slice(0, 24)
        const most = busiest.slice(0, 12)
        const few = all.filter((_, place) => (place + part) % 3 > 0)
        const colours = coloursOfCourses(all, busiest)
        for (const [id, hue] of coloursOfCourses(few.reverse(), busiest))
          assert.equal(hue, colours.get(id))
        assert.equal(new Set(most.map((id) => colours.get(id))).size, most.length)
        if (all.length > 12) assert.equal(colours.get(all[12]!), colours.get(all[11]!))
      })
    )
  })
})
