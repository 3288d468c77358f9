import { test } from '@japa/runner'
import { sortByFit } from '#inertia/components/enrolments/adding/sort_by_fit'
import { type Audience, placementWarnings } from '#domain/teaching/enrolments/rules/suitability'

const course = { id: 'reading-1', subject_id: 'reading' }

const group: Audience & {
  course: typeof course
  capacity: number
  seats_taken: number
  waiting: number
} = {
  course,
  capacity: 8,
  seats_taken: 0,
  waiting: 0,
  gender_policy: 'mixed',
  min_age: null,
  max_age: null,
  level: null,
}

const isFull = (one: typeof group) => one.seats_taken >= one.capacity

const boyOfSeven = {
  gender: 'male' as const,
  birth_date: '2019-05-01',
  reached: null,
  skips_levels: false,
}

test('C8 groups that suit come first, with a free seat before without', ({ assert }) => {
  const groups = [
    { ...group, id: 'girls', gender_policy: 'female' as const },
    { ...group, id: 'grown-up', gender_policy: 'female' as const, min_age: 18 },
    { ...group, id: 'full', seats_taken: 8 },
    { ...group, id: 'free' },
  ]
  const warningsOf = (one: (typeof groups)[number]) =>
    placementWarnings(one, boyOfSeven, '2026-09-01')
  assert.deepEqual(
    sortByFit(groups, { warningsOf, isFull }).map(({ target }) => target.id),
    ['free', 'full', 'girls', 'grown-up']
  )
  assert.deepEqual(
    sortByFit(groups, { warningsOf, isFull }).map(({ misfits }) => misfits.map(({ type }) => type)),
    [[], [], ['gender'], ['gender', 'too_young']]
  )
})

test('C8 what isn’t known of a child speaks against no group', ({ assert }) => {
  const unknown = { ...boyOfSeven, gender: null, birth_date: null }
  const groups = [{ ...group, id: 'girls', gender_policy: 'female' as const, min_age: 9 }]
  const [only] = sortByFit(groups, {
    warningsOf: (one) => placementWarnings(one, unknown, '2026-09-01'),
    isFull,
  })
  assert.isEmpty(only!.misfits)
})

test('C8 for a group that is left its own course comes first, then its subject, then what suits', ({
  assert,
}) => {
  const groups = [
    { ...group, id: 'chess', course: { id: 'chess-1', subject_id: 'chess' } },
    { ...group, id: 'next', course: { id: 'reading-2', subject_id: 'reading' } },
    { ...group, id: 'full', seats_taken: 8 },
    { ...group, id: 'free' },
  ]
  const idsFrom = (from?: typeof course) =>
    sortByFit(groups, { warningsOf: () => [], isFull, from }).map(({ target }) => target.id)
  assert.deepEqual(idsFrom(course), ['free', 'full', 'next', 'chess'])
  assert.deepEqual(idsFrom(), ['chess', 'next', 'free', 'full'])
})
