import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type StudentMakeUp = Data.Admin.MakeUps.StudentMakeUp
export type MakeUpChoice = Data.Core.MakeUps.MakeUpChoice
/** Where a make-up is booked, in the back office or by its family. */
export interface BookingUrls {
  choices: string
  booking: string
}

export type MakeUpAct = 'book' | 'unbook' | 'extend' | 'waive' | 'take_back'

export type MakeUpList = Data.Admin.MakeUps.MakeUpList
export type ListedMakeUp = MakeUpList['rows'][number]
export type MakeUpQuery = ListedQuery & {
  sort: 'missed_at' | 'expires_on'
  state: StudentMakeUp['state'][]
  cause: StudentMakeUp['cause'][]
  group: string[]
  student: string[]
  branch: string[]
  expires_from: string | null
  expires_to: string | null
  missed_from: string | null
  missed_to: string | null
}
