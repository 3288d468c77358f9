import type { AttendanceEvent } from '#domain/attendance/rules/outcome'
import type { AttendanceStatus, SheetSign, Standing } from '#domain/shared/choices/attendance'

/** Somebody on the roster of a session, and how they were marked. */
export interface SheetEntry {
  session_id: string
  student_id: string
  is_frozen: boolean
  /** A guest of the group makes up for a session of another one. */
  standing: Standing
  /** Null: not marked. */
  status: AttendanceStatus | null
  event: AttendanceEvent | 'called_off' | null
  counts_as_attended: boolean | null
  /** `isRated` decides it of each mark, for every rate alike. */
  is_rated: boolean
  minutes_early: number | null
}

/** Marks that count: present, late and absent, of sessions that have begun and weren't cancelled. */
export interface Rate {
  attended: number
  marked: number
}

export interface SheetRow<Entry extends SheetEntry> {
  /** The entry that names the student. */
  student: Entry
  /** One for each session, in their order. */
  signs: SheetSign[]
  rate: Rate
}

/** Students by sessions, as the entries come; whoever was not on a roster that day is `out` of it, and counts nowhere. Guests count in their own groups. */
export function monthSheet<Entry extends SheetEntry>(sessions: { id: string }[], entries: Entry[]) {
  const rows = [...Map.groupBy(entries, ({ student_id: id }) => id).values()].map(
    (own): SheetRow<Entry> => {
      const bySession = new Map(own.map((entry) => [entry.session_id, entry]))
      return {
        student: own[0]!,
        signs: sessions.map(({ id }) => signOf(bySession.get(id))),
        rate: rateOf(own),
      }
    }
  )
  const members = entries.filter(({ standing }) => standing !== 'guest')
  const bySession = Map.groupBy(members, ({ session_id: id }) => id)
  return {
    rows,
    rates: sessions.map(({ id }) => rateOf(bySession.get(id) ?? [])),
    total: rateOf(members),
  }
}

function signOf(entry: SheetEntry | undefined): SheetSign {
  if (!entry) return 'out'
  if (entry.event === 'called_off') return 'called_off'
  if (entry.status === 'present' && entry.minutes_early !== null) return 'early'
  return entry.status ?? (entry.is_frozen ? 'frozen' : 'open')
}

export function rateOf(entries: Pick<SheetEntry, 'is_rated' | 'counts_as_attended'>[]): Rate {
  const rated = entries.filter((entry) => entry.is_rated)
  return {
    attended: rated.filter(({ counts_as_attended: came }) => came).length,
    marked: rated.length,
  }
}
