import { DateTime } from 'luxon'
import { type StudentStatus, studentStatuses } from '#domain/people/rules/student_status'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { selectRows } from '#domain/shared/select_rows'

/** What the students' list may be asked. */
export const studentList = {
  area: 'students',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: studentStatuses },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

export type StudentFilter = {
  /** Free text over names in both scripts, number, e-mail, phone and school. */
  query: string
  statuses: StudentStatus[]
  /** YYYY-MM-DD in the centre's zone, both days included. */
  createdFrom: string | null
  createdTo: string | null
  /** Only archived students, else only those who are not. */
  archived: boolean
  sort: keyof (typeof studentList)['sorts']
  descending: boolean
}

/** By column name: a list makes no models. */
export type StudentRow = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  phone: string | null
  photo: string | null
  status: StudentStatus
  birth_date: string | null
  created_at: Date
  archived_at: Date | null
  version: number
}

type Found = StudentRow & { total: string; page: string }

/** The arguments of search.student_list and of every list made like it; `zone` is the centre's. */
export function filterBindings(
  filter: Omit<StudentFilter, 'statuses' | 'sort'> & { statuses: string[]; sort: string },
  zone: string
) {
  const from = filter.createdFrom && DateTime.fromISO(filter.createdFrom, { zone })
  const to = filter.createdTo && DateTime.fromISO(filter.createdTo, { zone }).plus({ days: 1 })
  return [
    filter.query,
    filter.statuses,
    from ? from.toISO() : null,
    to ? to.toISO() : null,
    filter.archived,
    filter.sort,
    filter.descending,
  ]
}

/** One page of students and how many there are; a page past the end is the last one. One round trip, two if filtered. */
export class ListStudents {
  async execute(filter: StudentFilter, page: number, per: number, zone: string) {
    const rows = await selectRows<Found>(
      'select * from search.student_list(?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [...filterBindings(filter, zone), page, per]
    )
    const total = Number(rows[0]?.total ?? 0)
    return {
      rows: rows as StudentRow[],
      meta: {
        page: Number(rows[0]?.page ?? 1),
        per,
        total,
        last_page: Math.max(1, Math.ceil(total / per)),
      },
      unfiltered_total: isFiltered(filter) ? await this.#countLive() : total,
    }
  }

  async #countLive() {
    const [counted] = await selectRows<{ total: number }>(
      `select coalesce(sum(total), 0)::integer as total from student_counts where block = -1 and state <> 'archived'`
    )
    return counted!.total
  }
}

function isFiltered({ query, statuses, createdFrom, createdTo, archived }: StudentFilter) {
  return Boolean(query || statuses.length || createdFrom || createdTo || archived)
}

const everyId = `select id from search.student_list(?, ?, ?, ?, ?, ?, ?, 1, 2147483647)`

/** The ids of every student a filter shows, on all its pages. */
export async function studentIds(filter: StudentFilter, zone: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(everyId, filterBindings(filter, zone))
  return rows.map(({ id }) => id)
}
