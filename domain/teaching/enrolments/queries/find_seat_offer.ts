import { sql } from 'kysely'
import { letterAddress } from '#domain/access/accounts/queries/sign_in_address'
import { reachableGuardians } from '#domain/people/guardians/queries/reachable_guardians'
import type { Locale } from '#domain/shared/choices/locales'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

export type SeatOffer = {
  to: {
    email: string
    locale: Locale | null
    firstName: string
    firstNameOther: string | null
  }
  student: { firstName: string; firstNameOther: string | null }
  group: { code: string; titleEn: string | null; titleAr: string | null }
  expiresAt: Date
}

const ownAddress = letterAddress('s', 'student')

/** The guardian who comes first of those a letter about the student reaches; null where it is none. */
const firstReachable = sql<Columns<'guardians', 'id'>['id']>`(
  select r.guardian_id from (${reachableGuardians(sql`select s.id`)}) r where r.place = 1)`

const guardianAddress = letterAddress('g', 'guardian')

const offer = statement((query, given: { enrolmentId: string }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('students as s', (join) =>
      join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.id', '=', 'e.student_id')
    )
    .innerJoin('groups as gr', (join) =>
      join.onRef('gr.tenant_id', '=', 'e.tenant_id').onRef('gr.id', '=', 'e.group_id')
    )
    .leftJoin('guardians as g', (join) => join.on('g.id', '=', firstReachable))
    .where('e.id', '=', given.enrolmentId)
    .where('e.status', '=', sql.lit('offered'))
    .select(['s.first_name', 's.first_name_other', 'gr.code', 'gr.title_en', 'gr.title_ar'])
    .select((of) => [
      of.ref('e.offer_expires_at').$notNull().as('offer_expires_at'),
      sql<string | null>`coalesce(${ownAddress}, ${guardianAddress})`.as('email'),
      of
        .case()
        .when(ownAddress, 'is', null)
        .then(of.ref('g.locale'))
        .else(of.ref('s.locale'))
        .end()
        .as('locale'),
      of
        .case()
        .when(ownAddress, 'is', null)
        .then(of.ref('g.first_name').$notNull())
        .else(of.ref('s.first_name'))
        .end()
        .as('to_name'),
      of
        .case()
        .when(ownAddress, 'is', null)
        .then(of.ref('g.first_name_other'))
        .else(of.ref('s.first_name_other'))
        .end()
        .as('to_name_other'),
    ])
)

/**
 * A letter goes to the student's own address, else to the guardian who comes first of those it may go to
 * (`reachableGuardians`). Undefined when the offer is over or nobody has an address.
 */
export class FindSeatOffer {
  async execute(enrolmentId: string): Promise<SeatOffer | undefined> {
    const [row] = await offer({ enrolmentId })
    if (!row?.email) return undefined
    return {
      to: {
        email: row.email,
        locale: row.locale,
        firstName: row.to_name,
        firstNameOther: row.to_name_other,
      },
      student: { firstName: row.first_name, firstNameOther: row.first_name_other },
      group: { code: row.code, titleEn: row.title_en, titleAr: row.title_ar },
      expiresAt: row.offer_expires_at,
    }
  }
}
