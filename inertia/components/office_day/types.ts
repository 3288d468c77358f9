import type { Data } from '@generated/data'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { Absence } from '~/components/absences/types'

export type OfficeDay = Data.Admin.Today.OfficeDay
export type OfficeSession = OfficeDay['soon']['rows'][number]

export type WaitingRequests = {
  joining: {
    total: number
    rows: {
      id: string
      kind: JoiningKind
      first_name: string
      last_name: string
      created_at: string
    }[]
  }
  absences: { total: number; rows: (Absence & { instructor: StoredNames & { id: string } })[] }
}
