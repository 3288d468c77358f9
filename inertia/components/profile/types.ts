import type { Data } from '@generated/data'

export type OwnPerson = Data.Portal.Profile.OwnPerson
export type OwnAccount = Data.Portal.Profile.OwnAccount
export type Notification = {
  kind: 'security' | 'roles' | 'requests_to_join' | 'invitations'
  /** It can't be switched off. */
  always: boolean
  channels: { channel: 'email'; told: boolean }[]
}
export type DeletionBlocker = 'last_super_admin' | 'issued_documents'
