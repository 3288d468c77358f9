import { test } from '@japa/runner'
import { weekAround } from '#domain/scheduling/class_sessions/rules/week_around'

const isoOf = ({ from, until }: ReturnType<typeof weekAround>) =>
  [from, until].map((at) => at.toISOString().slice(0, 16))

test.group('The week around a day', () => {
  test('begins where the centre’s does, on the day itself too', ({ assert }) => {
    const sunday = ['2026-09-05T21:00', '2026-09-12T21:00']
    for (const day of ['2026-09-06', '2026-09-09', '2026-09-12'])
      assert.deepEqual(isoOf(weekAround(day, 7, 'Asia/Riyadh')), sunday, day)
    assert.deepEqual(isoOf(weekAround('2026-09-06', 1, 'Asia/Riyadh')), [
      '2026-08-30T21:00',
      '2026-09-06T21:00',
    ])
  })

  test('keeps its seven days where the clocks change', ({ assert }) => {
    assert.deepEqual(isoOf(weekAround('2026-10-25', 1, 'Europe/Berlin')), [
      '2026-10-18T22:00',
      '2026-10-25T23:00',
    ])
  })
})
