import type { GroupFormData } from '~/components/groups/form/group_form_data'
import type { CourseOption, TermOption } from '~/components/groups/types'

/** The form after a course was chosen: what was typed stays, the rest comes from the course. */
export const withCourse = (now: GroupFormData, course: CourseOption): GroupFormData => ({
  ...now,
  course_id: course.id,
  level_id: now.level_id || (course.level_id ?? ''),
  work_type: course.work_types.some((type) => type === now.work_type)
    ? now.work_type
    : (course.work_types[0] ?? now.work_type),
  capacity: now.capacity || String(course.capacity ?? ''),
  min_students: now.min_students || String(course.min_students ?? ''),
  session_target: now.session_target || String(course.total_sessions ?? ''),
})

interface TermChange {
  terms: TermOption[]
  id: string
  /** The first day that a new group begins with; null for a saved one. */
  blankDay: string | null
}

/** The form after a term was chosen: its days move along, each unless another was typed. */
export function withTerm(now: GroupFormData, { terms, id, blankDay }: TermChange): GroupFormData {
  const before = terms.find((term) => term.id === now.term_id)
  const term = terms.find((one) => one.id === id)
  if (!term) return { ...now, term_id: id }
  const hasOwnStart = !['', blankDay, before?.starts_on].includes(now.starts_on)
  const hasOwnEnd = !['', before?.ends_on].includes(now.ends_on)
  return {
    ...now,
    term_id: id,
    starts_on: hasOwnStart ? now.starts_on : term.starts_on,
    ends_on: hasOwnEnd ? now.ends_on : term.ends_on,
  }
}

type Span = { starts_on: string; ends_on: string }

const isPast = (term: Span, today: string) => term.ends_on < today

/** The current term and those to come by their first day, then past ones, the latest first. */
export function sortTerms<Term extends Span>(terms: Term[], today: string) {
  const byDay = terms.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1))
  return [
    ...byDay.filter((term) => !isPast(term, today)).map((term) => ({ term, is_past: false })),
    ...byDay
      .filter((term) => isPast(term, today))
      .reverse()
      .map((term) => ({ term, is_past: true })),
  ]
}
