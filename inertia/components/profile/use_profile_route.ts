import { useShared } from '~/hooks/use_shared'

const routes = {
  admin: 'admin.profile',
  instructor: 'instructor.profile',
  student: 'profile',
} as const

/** What the routes of one's own page begin with; the page exists for nobody who is not signed in. */
export function useProfileRoute() {
  const user = useShared().auth?.user
  if (!user) throw new Error('Nobody is signed in')
  return routes[user.kind]
}
