import { test } from '@japa/runner'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import type { Answer, Entry } from '#domain/attendance/rules/outbox'
import {
  type Act,
  anySequence,
  type LoggedMark,
  type MarkedSession,
  playSequence,
} from '#tests/helpers/attendance/offline_marking'

const sequences = 10_000

/** As `MarkAttendance` keeps marks, in memory. */
function modelSession(): MarkedSession {
  const log: LoggedMark[] = []
  const rows = new Map<string, LoggedMark>()
  let isLocked = false
  const write = (one: LoggedMark) => {
    log.push(one)
    rows.set(one.student, one)
  }

  function kept({ id, student_id: student, status, seen }: Entry): number | 'changed' {
    const row = rows.get(student)
    if (row?.status === status) return row.version
    if (seen !== (row?.version ?? 0)) return 'changed'
    write({ id, student, status, version: seen + 1 })
    return seen + 1
  }

  return {
    id: 'session',
    students: ['omar', 'huda', 'sami'],
    versions: async () => new Map([...rows].map(([student, { version }]) => [student, version])),
    log: async () => log,
    lock: async () => void (isLocked = true),
    correct: async (student, status) => {
      const row = rows.get(student)
      if (row?.status === status) return
      write({ id: uuid(), student, status, version: (row?.version ?? 0) + 1 })
    },
    mark: async (entries) => {
      const answer: Answer = { refusal: null, kept: [], versions: {}, refused: [] }
      const keep = (id: string, version: number) => {
        answer.kept.push(id)
        answer.versions[id] = version
      }
      const known = new Map(log.map((one) => [one.id, one.version]))
      for (const { id } of entries) if (known.has(id)) keep(id, known.get(id)!)
      const given = entries.filter(({ id }) => !known.has(id))
      if (given.length > 0 && isLocked) return { ...answer, refusal: 'locked' }
      for (const one of given) {
        const version = kept(one)
        if (version === 'changed')
          answer.refused.push({ id: one.id, student_id: one.student_id, fault: 'changed' })
        else keep(one.id, version)
      }
      return answer
    },
  }
}

const alone = (act: Act) => {
  if (act.act === 'office' || act.act === 'lock') return []
  return ['page' in act ? { ...act, page: 0 } : act]
}

test.group('Marks made without a network', () => {
  test(`in ${sequences} sequences every mark is there once, none lost, none invented, nobody overwritten unseen`, async ({
    assert,
  }) => {
    const sums = { taps: 0, kept: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(anySequence, async (acts) => {
        const played = await playSequence(acts, modelSession())
        for (const key of ['taps', 'kept', 'refused'] as const) sums[key] += played[key]
      }),
      { numRuns: sequences }
    )
    assert.isAbove(sums.kept, sums.taps / 4)
    assert.isAbove(sums.refused, 100)
  }).timeout(60_000)

  test('what the office says again is no contradiction, however often a mark hears of it', async () => {
    const tap = { act: 'tap', page: 0, student: 1 } as const
    const office = { act: 'office', student: 1 } as const
    await playSequence(
      [
        { ...tap, status: 'absent' },
        { act: 'send', page: 0, fate: 'lost' },
        { ...office, status: 'absent' },
        { ...tap, status: 'present' },
        { act: 'send', page: 0, fate: 'late' },
        { act: 'arrive' },
        { ...office, status: 'present' },
        { ...office, status: 'absent' },
      ],
      modelSession()
    )
  })

  test('on one page and beside nobody, no mark contradicts another, whatever the network does', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(anySequence, async (acts) => {
        const { refused } = await playSequence(acts.flatMap(alone), modelSession())
        assert.equal(refused, 0)
      }),
      { numRuns: sequences / 5 }
    )
  })
})
