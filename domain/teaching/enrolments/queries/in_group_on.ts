import { type Expression, sql } from 'kysely'
import { literals } from '#domain/shared/data/sql'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import { inGroupStatuses } from '#domain/shared/choices/in_group'

const statuses: readonly EnrolmentStatus[] = [
  ...inGroupStatuses,
  'completed',
  'transferred',
  'dropped',
]

/** Whether an enrolment `e` had or has its student in the group on a day; its end is the first day they are not. */
export const inGroupOn = (day: Expression<string>) => sql<boolean>`(
  not e.is_undone and e.status in (${sql.join(literals(statuses))})
  and coalesce(e.starts_on, e.enrolled_on) <= ${day} and (e.ends_on is null or e.ends_on > ${day}))`
