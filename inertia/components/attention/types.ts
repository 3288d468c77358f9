import type { MakeUpCause } from '#domain/shared/choices/make_ups'
import type { DocumentKind } from '#domain/people/instructors/rules/document_kinds'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { Absence } from '~/components/absences/types'
import type { GroupStatus } from '~/components/groups/types'

type NamedGroup = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
}

type Instructor = StoredNames & { id: string }

export type SmallGroup = NamedGroup & {
  kind: 'small'
  status: GroupStatus
  starts_on: string
  students: number
  min_students: number | null
}

export type LackingSession = {
  kind: 'lacking'
  id: string
  title: string | null
  starts_at: string
  time_zone: string
  lacks_instructor: boolean
  lacks_room: boolean
  group: NamedGroup | null
  student: Instructor | null
}

export type UnmarkedSession = Pick<
  LackingSession,
  'id' | 'title' | 'starts_at' | 'time_zone' | 'group' | 'student'
> & { kind: 'unmarked'; instructor: Instructor | null }

export type EndingMakeUp = Pick<
  LackingSession,
  'id' | 'title' | 'starts_at' | 'time_zone' | 'group' | 'student'
> & { kind: 'make_ups'; cause: MakeUpCause; expires_on: string; owed_to: Instructor }

export type LackingSubstitute = Omit<UnmarkedSession, 'kind'> & { kind: 'substitutes' }

export type AskedAbsence = Absence & { kind: 'absences'; instructor: Instructor }

export type EndingPaper = {
  kind: 'papers'
  id: string
  paper: DocumentKind
  title: string
  expires_on: string
  sessions: number
  instructor: Instructor
  group: NamedGroup
}

export type AlertRow =
  | SmallGroup
  | LackingSession
  | LackingSubstitute
  | UnmarkedSession
  | EndingMakeUp
  | AskedAbsence
  | EndingPaper

/** What the page of a group points out. */
export type GroupAlerts = {
  small: { students: number; needed: number } | null
  lacking: { instructor: number; room: number }
  papers: {
    id: string
    title: string
    expires_on: string
    sessions: number
    instructor: Instructor
  }[]
}
