import type { ListQuery } from '#core/lists/list_query'
import type { ListShape } from '#domain/shared/lists/list_shape'

export const sampleList = {
  area: 'preview',
  sorts: { number: 'asc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: ['active', 'on_hold', 'left'] },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

type Query = ListQuery<typeof sampleList>
type Status = (typeof sampleList.choices.status)[number]

const COUNT = 60
const DAY = 24 * 60 * 60 * 1000
const LAST = Date.UTC(2026, 8, 30, 9)

/** Made up, one from the other: no row of any centre is looked at. */
const people = Array.from({ length: COUNT }, (_, place) => {
  const figure = String(place + 1)
  const added = new Date(LAST - place * DAY).toISOString()
  return {
    id: figure,
    number: `S-${figure.padStart(4, '0')}`,
    first_name: 'Sample',
    last_name: `Student ${figure}`,
    first_name_other: place % 4 === 3 ? null : 'طالب تجريبي',
    last_name_other: place % 4 === 3 ? null : figure,
    photo: null,
    phone_written: `+00 000 ${figure.padStart(4, '0')}`,
    email: `sample${figure}@example.test`,
    status: statusAt(place),
    created_at: added,
    archived_at: place % 10 === 9 ? added : null,
    version: 1,
  }
})

type SampleRow = (typeof people)[number]

function statusAt(place: number): Status {
  const { status } = sampleList.choices
  return status[place % 7 === 0 ? 2 : place % 5 === 0 ? 1 : 0]
}

export function samplePage({ filter, page, per }: Query) {
  const found = people.filter((person) => fits(person, filter)).sort(by(filter))
  const last = Math.max(1, Math.ceil(found.length / per))
  const shown = Math.min(page, last)
  const meta = { page: shown, per, total: found.length, is_more: false, last_page: last }
  return {
    rows: found.slice((shown - 1) * per, shown * per),
    meta,
    unfiltered_total: people.filter(({ archived_at: archived }) => !archived).length,
  }
}

function fits(person: SampleRow, { query, archived, choices, days }: Query['filter']): boolean {
  const { from, to } = days.created
  const day = person.created_at.slice(0, 10)
  const text = Object.values(person).join(' ').toLowerCase()
  return (
    (person.archived_at !== null) === archived &&
    (choices.status.length === 0 || choices.status.includes(person.status)) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    text.includes(query.toLowerCase())
  )
}

function by({ sort, descending }: Query['filter']) {
  const key = (person: SampleRow) => (sort === 'name' ? person.last_name : person[sort])
  const turn = descending ? -1 : 1
  return (one: SampleRow, other: SampleRow) =>
    turn * key(one).localeCompare(key(other), 'en-GB-u-nu-latn', { numeric: true })
}
