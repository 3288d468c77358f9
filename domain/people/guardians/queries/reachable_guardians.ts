import { type RawBuilder, sql } from 'kysely'
import {
  hasAccount,
  hasLetterAddress,
  letterAddress,
} from '#domain/access/accounts/queries/sign_in_address'

/** The order in which a family is contacted, of links `link` and guardians `guardian`. */
export const contactOrder = (link: string, guardian: string) =>
  sql`${sql.ref(`${link}.is_primary`)} desc, ${sql.ref(`${link}.contact_priority`)}, ${sql.ref(`${guardian}.sequence`)}`

/**
 * The guardians of some students whom a letter reaches: those who may see the student's data and have an
 * address. `place` is the order in which they are contacted; `wanted` are those who chose e-mail or have an
 * account. `address` is written in one way, so that two people who share it are seen to.
 */
export const reachableGuardians = (students: RawBuilder<unknown>) => sql`
  select sg.student_id, g.id as guardian_id,
    row_number() over (partition by sg.student_id order by ${contactOrder('sg', 'g')}) as place,
    'email' = any (sg.channels) or ${hasAccount('g', 'guardian')} as wanted,
    lower(${letterAddress('g', 'guardian')}) as address
  from student_guardians sg join guardians g on g.tenant_id = sg.tenant_id and g.id = sg.guardian_id
  where sg.student_id in (${students})
    and sg.may_see_data and ${hasLetterAddress('g', 'guardian')} and g.archived_at is null`
