import type { Data } from '@generated/data'
import { useShared } from '~/hooks/use_shared'

export type OwnPerson = Data.Portal.Profile.OwnPerson
export type OwnAccount = Data.Portal.Profile.OwnAccount
export type Notification = {
  kind: 'security' | 'roles' | 'requests_to_join' | 'invitations'
  always: boolean
  channels: { channel: 'email'; told: boolean }[]
}
export type DeletionBlocker = 'last_super_admin' | 'issued_documents'

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
