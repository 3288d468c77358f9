import type { Visitor } from '#tests/helpers/visitor'

type Named = { id: string; first_name: string }

type CalendarBody = {
  zone: string
  sessions: ({ id: string; starts_at: string; status: string } & Partial<
    Record<'group' | 'student' | 'instructor' | 'room', number> &
      Record<'assistants' | 'children' | 'frozen', number[]>
  >)[]
  groups: { id: string; course?: number }[]
  students: Named[]
  instructors: Named[]
  branches: { id: string }[]
  background: {
    holidays: { name_en: string; branch?: number }[]
    absences: { instructor: number; starts_at: string }[]
    open: { day: string }[]
  }
}

const json = (visitor: Visitor, path: string) =>
  visitor.get(path).header('Accept', 'application/json')

/** The answer to a person's own calendar, as the page asks for it. */
export const askCalendar = (visitor: Visitor, query = 'from=2026-11-01&to=2026-11-30') =>
  json(visitor, `/calendar/sessions?${query}`)

export async function calendarOf(visitor: Visitor, query?: string): Promise<CalendarBody> {
  const answer = await askCalendar(visitor, query)
  answer.assertStatus(200)
  return answer.body()
}

export const idsIn = ({ sessions }: CalendarBody) => sessions.map(({ id }) => id)

/** Of one session, in a person's own portal or in the office. */
export const askDetails = (visitor: Visitor, id: string, portal: '' | '/admin' = '') =>
  json(visitor, `${portal}/calendar/sessions/${id}`)
