import { filterBindings } from '#domain/people/queries/list_students'
import type { Named } from '#domain/people/queries/find_household'
import type { GuardianStatus } from '#domain/people/rules/guardian'
import { selectRows } from '#domain/shared/select_rows'

export const guardianSorts = ['number', 'name', 'created_at', 'status'] as const

export type GuardianFilter = {
  /** Free text over names in both scripts, number, e-mail and phone. */
  query: string
  statuses: GuardianStatus[]
  /** YYYY-MM-DD in the centre's zone, both days included. */
  createdFrom: string | null
  createdTo: string | null
  /** Only archived guardians, else only those who are not. */
  archived: boolean
  sort: (typeof guardianSorts)[number]
  descending: boolean
}

/** By column name: a list makes no models. */
export type GuardianRow = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  phone: string | null
  photo: string | null
  status: GuardianStatus
  created_at: Date
  archived_at: Date | null
  version: number
  /** How many live students, and the first three of them. */
  children: number
  first_children: Omit<Named, 'number'>[]
}

type Found = GuardianRow & { total: string; page: string }

/** One page of guardians and how many there are; a page past the end is the last one. One round trip, two if filtered. */
export async function listGuardians(
  filter: GuardianFilter,
  page: number,
  per: number,
  zone: string
) {
  const rows = await selectRows<Found>(
    'select * from search.guardian_list(?, ?, ?, ?, ?, ?, ?, ?, ?)',
    [...filterBindings(filter, zone), page, per]
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    rows: rows as GuardianRow[],
    meta: {
      page: Number(rows[0]?.page ?? 1),
      per,
      total,
      last_page: Math.max(1, Math.ceil(total / per)),
    },
    unfiltered_total: isFiltered(filter) ? await countLive() : total,
  }
}

async function countLive() {
  const [counted] = await selectRows<{ total: number }>(
    `select coalesce(sum(total), 0)::integer as total from guardian_counts where block = -1 and state <> 'archived'`
  )
  return counted!.total
}

const isFiltered = ({ query, statuses, createdFrom, createdTo, archived }: GuardianFilter) =>
  Boolean(query || statuses.length || createdFrom || createdTo || archived)
