import { type Expression, sql } from 'kysely'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/**
 * Whether an enrolment `e` had or has its student in the group on a day, but on a pause: nobody waits
 * for them then.
 */
export const isFrozenOn = (day: Expression<string>) => sql<boolean>`(
  ${inGroupOn(day)} and (
    coalesce(e.frozen_from <= ${day}, e.status = 'frozen')
      and (e.frozen_until is null or e.frozen_until > ${day})
    or exists (
      select from enrolment_pauses f where f.tenant_id = e.tenant_id and f.enrolment_id = e.id
        and f.paused_from <= ${day} and f.paused_until > ${day})))`
