import { useShared } from '~/hooks/use_shared'

const routes = {
  admin: 'admin.profile',
  instructor: 'instructor.profile',
  student: 'profile',
} as const

export function useProfileRoute() {
  const user = useShared().auth?.user
  if (!user) throw new Error('Nobody is signed in')
  return routes[user.kind]
}
