import type { SheetSign, Standing } from '#domain/shared/choices/attendance'
import type { StoredNames } from '#domain/shared/text/person_names'

export type Rate = { attended: number; marked: number }

export type SheetStudent = StoredNames & {
  id: string
  number: string
  standing: Standing
  signs: SheetSign[]
  rate: Rate
}

export type SheetSession = { id: string; starts_at: string; time_zone: string; rate: Rate }

export type Sheet = {
  /** YYYY-MM, as those beside it. */
  month: string
  previous: string
  next: string
  sessions: SheetSession[]
  students: SheetStudent[]
  total: Rate
}

/** Null for whoever may not see it; its sheet is null while another tab is open. */
export type GroupAttendance = { sheet: Sheet | null } | null
