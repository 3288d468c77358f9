import type {
  SessionStatus,
  SessionType,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import type { StoredNames } from '#domain/shared/text/person_names'

type Titled = { id: string; title_en: string | null; title_ar: string | null }
type Named = { id: string; name_en: string | null; name_ar: string | null }
type Person = StoredNames & { id: string }

/** Whom and what it names by their place in the answer's lists. */
export type CalendarSession = {
  id: string
  type: SessionType
  status: SessionStatus
  version: number
  starts_at: string
  minutes: number
  /** Where it isn't the answer's. */
  time_zone?: string
  group?: number
  student?: number
  instructor?: number
  room?: number
  branch?: number
  assistants?: number[]
  /** Of a guardian's own, who is in it. */
  children?: number[]
  title?: string
  is_online?: boolean
  is_of_series?: boolean
  is_let_through?: boolean
  is_unstaffed?: boolean
}

export type CalendarAnswer = {
  zone: string
  sessions: CalendarSession[]
  groups: (Titled & { code: string; course?: number })[]
  courses: Titled[]
  students: Person[]
  instructors: Person[]
  rooms: (Named & { code: string; branch?: number })[]
  branches: Named[]
  background: {
    holidays: (Named & { starts_on: string; ends_on: string; branch?: number })[]
    open: { day: string; windows: { from: string; until: string }[] }[]
    absences: { instructor: number; starts_at: string; ends_at: string }[]
    /** Days, both included; without an end until further notice. */
    closures: { room: number; starts_on: string; ends_on?: string }[]
  }
}

type Seats = { taken: number; pending: number; capacity: number }
type AwayPerson = Person & { starts_at: string; ends_at: string }
type AwayStudents = { total: number; students: Person[] }

/** What is told of one session beside it; what isn't for whoever asks is left out. */
export type SessionDetails = {
  id: string
  version: number
  type: SessionType
  status: SessionStatus
  group: (Titled & { code: string }) | null
  course: Titled | null
  student: Person | null
  branch: Named | null
  room: (Named & { code: string }) | null
  instructor: Person | null
  assistants: Person[]
  substitute_for: Person | null
  topic: string | null
  online_url: string | null
  cancelled_by: Canceller | null
  cancel_reason?: string | null
  clash_reason?: string | null
  notes?: string | null
  lesson_notes?: string | null
  seats?: Seats | null
  away?: { instructors: AwayPerson[]; students: AwayStudents | null }
  /** Of an instructor's own. */
  teaching?: {
    seats: Seats | null
    lesson_notes: string | null
    absences: AwayPerson[]
    students_away: AwayStudents
  } | null
}
