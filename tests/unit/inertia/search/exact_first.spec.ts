import { test } from '@japa/runner'
import { exactFirst } from '#inertia/components/search/palette/exact_first'
import type { FoundIndex, PersonDocument } from '#inertia/components/search/records/documents'

const person = (values: Partial<PersonDocument>): PersonDocument => ({
  id: 'x',
  first_name: 'Nadia',
  last_name: 'Bashir',
  first_name_other: 'نادية',
  last_name_other: 'بشير',
  email: null,
  phone: null,
  number: null,
  archived: false,
  ...values,
})

const near = person({ last_name: 'Bashirah', first_name_other: null, last_name_other: null })
const sought = person({ email: 'nadia@noor.test', phone: '+966501234567', number: 'I-0007' })
const group = {
  id: 'g',
  name: 'ENG-1-2',
  title: 'English mornings',
  title_other: 'صباحات الإنجليزية',
  course_name: 'English',
  work_type: null,
  archived: false,
}

const found: FoundIndex[] = [
  { index: 'students', hits: [near], total: 10 },
  { index: 'instructors', hits: [sought], total: 1 },
  { index: 'groups', hits: [group], total: 1 },
]

const cases: [query: string, first: string][] = [
  ['nadia bashir', 'instructors'],
  [' Bashir  Nadia', 'instructors'],
  ['ناديه بشير', 'instructors'],
  ['بشير نادية', 'instructors'],
  ['kh]dm fadv', 'instructors'],
  ['i-0007', 'instructors'],
  ['i0007', 'instructors'],
  ['I 0007', 'instructors'],
  ['I٠٠٠٧', 'instructors'],
  ['ه0007', 'instructors'],
  ['I00 07', 'instructors'],
  ['I00-07', 'instructors'],
  ['i 0 0 0 7', 'students'],
  ['i007', 'students'],
  ['NADIA@noor.test', 'instructors'],
  ['0501234567', 'instructors'],
  ['+966 50 123 4567', 'instructors'],
  ['00966501234567', 'instructors'],
  ['٠٥٠١٢٣٤٥٦٧', 'instructors'],
  ['eng-1-2', 'groups'],
  ['english mornings', 'groups'],
  ['nadia bashirah', 'students'],
  ['nadia', 'students'],
  ['nadia bash', 'students'],
  ['234567', 'students'],
  ['english', 'students'],
]

test.group('The kind that comes first', () => {
  test('D1 is the one whose best hit is just what was typed: {0}')
    .with(cases)
    .run(({ assert }, [query, first]) => {
      const order = exactFirst(found, query).map(({ index }) => index)
      assert.equal(order[0], first)
      assert.deepEqual(
        order.slice(1),
        ['students', 'instructors', 'groups'].filter((one) => one !== first)
      )
    })

  test('D1 is one that has what was typed, before one that has only what is similar', ({
    assert,
  }) => {
    const [students, instructors, groups] = found
    const similar: FoundIndex[] = [
      { ...students!, onlySimilar: true },
      { ...instructors!, onlySimilar: true },
      groups!,
    ]
    const order = (query: string) => exactFirst(similar, query).map(({ index }) => index)
    assert.deepEqual(order('mornings'), ['groups', 'students', 'instructors'])
    assert.deepEqual(order('ناديه بشير'), ['instructors', 'groups', 'students'])
  })

  test('D1 is students, where those are as exact', ({ assert }) => {
    const both: FoundIndex[] = [{ index: 'students', hits: [sought], total: 1 }, ...found.slice(1)]
    assert.equal(exactFirst(both, 'nadia bashir')[0]!.index, 'students')
  })
})
