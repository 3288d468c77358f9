import type { Data } from '@generated/data'
import type { BranchOption } from '~/components/branches/types'
import type { EnrolmentStatus } from '~/components/groups/types'
import type { ListedQuery } from '~/ui/list/list_description'
import type { PageSize } from '#domain/shared/lists/page_sizes'
import type { When } from '#domain/shared/lists/whens'
import type { OnlySome } from '#domain/scheduling/class_sessions/rules/session_kinds'
import type { StoredNames } from '#domain/shared/text/person_names'

export type SessionList = Data.Admin.ClassSessions.ClassSessionList
export type SessionRow = SessionList['rows'][number]
export type SessionQuery = ListedQuery & {
  sort: 'starts_at'
  status: SessionRow['status'][]
  type: SessionRow['type'][]
  only: OnlySome[]
  group: string[]
  course: string[]
  instructor: string[]
  room: string[]
  branch: string[]
  student: string[]
  import: string[]
  starts_from: string | null
  starts_to: string | null
}
/** The sessions on a record's page, for people who may see them; the list only while its tab is open. */
export type SessionsOf = {
  ahead: number
  list: (SessionList & { query: { when: When; page: number; per: PageSize } }) | null
}

export type SessionDetail = Data.Admin.ClassSessions.ClassSession
export type SessionRoster = {
  /** Guests among them. */
  total: number
  guests: number
  students: (StoredNames & {
    id: string
    number: string
    /** Null: a make-up guest. */
    status: EnrolmentStatus | null
    photo: string | null
  })[]
}
export type SessionPlan = Data.Admin.ClassSessions.SessionPlan
export type PlannedDate = SessionPlan['sessions'][number]

export type Follows = Data.Admin.ClassSessions.PreviewedCancellation
export type ChangePlan = Data.Admin.ClassSessions.EditPlan
export type ToldChange = ChangePlan['told'][number]
export type ToldWarning = ToldChange['warnings'][number]
export type NamedSession = Pick<
  NonNullable<ToldWarning['session']>,
  'title' | 'group' | 'student'
> & { id: string }
export type SeenSession = { id: string; version: number }

type Counted = {
  letters: number
  all: number
  unreached: number
}

/** Who could be told of a change, and how many of them have no address; the first such students by name, of those one may see. */
export type Audience = Record<'students' | 'instructors', Counted> & {
  unreached: (StoredNames & { id: string })[]
}

/** `found_by` is what was typed that it was found by. */
type Option = { id: string; found_by?: string }

export type InstructorOption = StoredNames & Option & { number: string }

type StudentOption = InstructorOption

export type MeetingOptions = {
  group: (Option & {
    code: string
    title_en: string | null
    title_ar: string | null
    online_url: string | null
    instructor: InstructorOption | null
    assistants: InstructorOption[]
    starts_on: string
    ends_on: string | null
    branch_id: string
  })[]
  instructor: InstructorOption[]
  room: {
    id: string
    code: string
    name_en: string | null
    name_ar: string | null
    capacity: number
    branch_id: string
  }[]
  /** The students chosen already; others are searched for. */
  student: StudentOption[]
  /** A session of one student can be billed by these. */
  service: (Option & { code: string; name_en: string | null; name_ar: string | null })[]
  /** Empty if the centre has only one. */
  branch: BranchOption[]
}

export type FilterOptions = MeetingOptions & {
  course?: { id: string; code: string; title_en: string | null; title_ar: string | null }[]
}

/** What a group's weekly pattern fills in. */
export type PlannedPattern = {
  room_id: string | null
  slots: { weekday: number; starts: string; minutes: number }[]
}
