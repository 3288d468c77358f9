import { filterBindings } from '#domain/people/queries/list_students'
import type { Named } from '#domain/people/queries/find_household'
import { type GuardianStatus, guardianStatuses } from '#domain/people/rules/guardian'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { selectRows } from '#domain/shared/select_rows'

/** What the guardians' list may be asked. */
export const guardianList = {
  area: 'guardians',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: guardianStatuses },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

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
  asked: ListRequest<typeof guardianList>
): Promise<ListPage<GuardianRow>> {
  const { page, per } = asked
  const rows = await selectRows<Found>(
    'select * from search.guardian_list(?, ?, ?, ?, ?, ?, ?, ?, ?)',
    [...guardianBindings(asked), page, per]
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    rows,
    meta: {
      page: Number(rows[0]?.page ?? 1),
      per,
      total,
      last_page: Math.max(1, Math.ceil(total / per)),
    },
    unfiltered_total: isFiltered(asked) ? await countLive() : total,
  }
}

/** The arguments of search.guardian_list. */
export function guardianBindings({ filter, zone }: ListRequest<typeof guardianList>) {
  const { query, choices, days, archived, sort, descending } = filter
  const created = { createdFrom: days.created.from, createdTo: days.created.to }
  return filterBindings(
    { query, statuses: choices.status, ...created, archived, sort, descending },
    zone
  )
}

async function countLive() {
  const [counted] = await selectRows<{ total: number }>(
    `select coalesce(sum(total), 0)::integer as total from guardian_counts where block = -1 and state <> 'archived'`
  )
  return counted!.total
}

function isFiltered({ filter }: ListRequest<typeof guardianList>) {
  const { query, choices, days, archived } = filter
  const { from, to } = days.created
  return Boolean(query || choices.status.length || from || to || archived)
}

const everyId = `select id from search.guardian_list(?, ?, ?, ?, ?, ?, ?, 1, 2147483647)`

/** The ids of every guardian a filter shows, on all its pages. */
export async function guardianIds(asked: ListRequest<typeof guardianList>): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(everyId, guardianBindings(asked))
  return rows.map(({ id }) => id)
}
