import type { CalendarSession } from '~/components/calendar/types'

/** What a colour stands for: a record's own colour, else one of the palette; `tone` is the status where colours tell that. */
export type Coloured = { colour: string | null; hue: number | null; tone: string | null }

/** Whoever and whatever can't be in two sessions at once. */
export type ClashKind = 'room' | 'instructor' | 'group' | 'student'

/** One session with what is written of it, in the page's language. */
export type ShownSession = Omit<CalendarSession, 'children'> &
  Coloured & {
    ends_at: string
    name: string
    /** Room, or that it is online; empty where nothing is known. */
    place: string
    instructorName: string
    assistantNames: string[]
    children: string[]
    /** Of the same children. */
    childIds?: string[]
    /** Students with a reported absence, without names in a student's own calendar. */
    reportedAbsence?: { ids: string[]; names: string[] }
    /** It was moved here and isn't saved; what is taken at this time. */
    unkept?: { clashes: ClashKind[] }
  }

/** What one colour stands for, and how often it is there; without an id: nothing of that kind. */
export type Category = Coloured & { id: string | null; name: string; count: number }
