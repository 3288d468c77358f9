import type { Data } from '@generated/data'

export type OwnPerson = Data.Portal.Profile.OwnPerson
export type OwnAccount = Data.Portal.Profile.OwnAccount
export type ReasonToKeep = 'last_super_admin' | 'issued_documents'
