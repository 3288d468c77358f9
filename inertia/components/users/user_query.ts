import type { UserQuery } from '~/components/users/types'

/** What the list shows when its address says nothing; the server reads a missing direction the same way. */
export const userDefaults = ({ sort }: Pick<UserQuery, 'sort'>): UserQuery => ({
  q: '',
  status: [],
  role: [],
  archived: false,
  sort: 'name',
  dir: sort === 'last_login_at' ? 'desc' : 'asc',
  page: 1,
  per: 25,
})

/** Everything that narrows the list, taken back. */
export const noUserFilters = {
  q: '',
  status: [],
  role: [],
  archived: false,
} satisfies Partial<UserQuery>
