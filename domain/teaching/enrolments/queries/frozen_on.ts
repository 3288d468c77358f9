import { type Expression, sql } from 'kysely'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** Whether an enrolment `e` had or has its student in the group on a day, but on a pause: nobody waits for them then. */
export const isFrozenOn = (day: Expression<string>) => sql<boolean>`(
  ${inGroupOn(day)} and coalesce(e.frozen_from <= ${day}, e.status = 'frozen')
  and (e.frozen_until is null or e.frozen_until > ${day}))`
