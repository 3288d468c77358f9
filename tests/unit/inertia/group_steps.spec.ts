import { test } from '@japa/runner'
import type { GroupFormData } from '#inertia/components/groups/form/group_form_data'
import { sortTerms, withTerm } from '#inertia/components/groups/form/group_steps'

const term = (id: string, starts_on: string, ends_on: string) => {
  return { id, code: id, en: id, ar: null, starts_on, ends_on }
}

const terms = [
  term('spring', '2026-02-01', '2026-05-20'),
  term('autumn', '2026-09-01', '2026-12-20'),
  term('next', '2027-02-01', '2027-05-20'),
  term('winter', '2025-11-01', '2026-01-20'),
]

const form = (days: Partial<GroupFormData>) => days as GroupFormData

test('C10 the current term comes first, past ones last and the latest of them first', ({
  assert,
}) => {
  assert.deepEqual(
    sortTerms(terms, '2026-11-25').map(({ term: { id }, is_past }) => [id, is_past]),
    [
      ['autumn', false],
      ['next', false],
      ['spring', true],
      ['winter', true],
    ]
  )
})

test('C10 the days move with the term, each unless another was typed', ({ assert }) => {
  const to = { terms, id: 'next', blankDay: null }
  const autumn = { term_id: 'autumn', starts_on: '2026-09-01', ends_on: '2026-12-20' }
  assert.deepInclude(withTerm(form(autumn), to), { starts_on: '2027-02-01', ends_on: '2027-05-20' })
  assert.deepInclude(withTerm(form({ ...autumn, starts_on: '2026-09-08' }), to), {
    starts_on: '2026-09-08',
    ends_on: '2027-05-20',
  })
  assert.deepInclude(withTerm(form({ ...autumn, ends_on: '2026-12-01' }), to), {
    starts_on: '2027-02-01',
    ends_on: '2026-12-01',
  })
  const blank = { term_id: '', starts_on: '2026-11-25', ends_on: '' }
  assert.deepInclude(withTerm(form(blank), { ...to, blankDay: '2026-11-25' }), {
    starts_on: '2027-02-01',
  })
  assert.deepInclude(withTerm(form(blank), to), { starts_on: '2026-11-25' })
})
