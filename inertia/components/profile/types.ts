import type { Data } from '@generated/data'

export type OwnPerson = Data.Portal.Profile.OwnPerson
export type OwnAccount = Data.Portal.Profile.OwnAccount
