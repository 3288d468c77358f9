import { sql } from 'kysely'
import type { Locale } from '#domain/shared/choices/locales'
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

const offer = statement((query, given: { enrolmentId: string }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('students as s', (join) =>
      join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.id', '=', 'e.student_id')
    )
    .innerJoin('groups as gr', (join) =>
      join.onRef('gr.tenant_id', '=', 'e.tenant_id').onRef('gr.id', '=', 'e.group_id')
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('student_guardians as sg')
          .innerJoin('guardians as g', (join) =>
            join.onRef('g.tenant_id', '=', 'sg.tenant_id').onRef('g.id', '=', 'sg.guardian_id')
          )
          .whereRef('sg.tenant_id', '=', 's.tenant_id')
          .whereRef('sg.student_id', '=', 's.id')
          .where('g.email', 'is not', null)
          .where('g.archived_at', 'is', null)
          .orderBy('sg.is_primary', 'desc')
          .orderBy('sg.contact_priority')
          .orderBy('g.id')
          .limit(sql.lit(1))
          .select(['g.email', 'g.locale', 'g.first_name', 'g.first_name_other'])
          .as('g'),
      (join) => join.onTrue()
    )
    .where('e.id', '=', given.enrolmentId)
    .where('e.status', '=', sql.lit('offered'))
    .select(['s.first_name', 's.first_name_other', 'gr.code', 'gr.title_en', 'gr.title_ar'])
    .select((of) => [
      of.ref('e.offer_expires_at').$notNull().as('offer_expires_at'),
      of.fn.coalesce('s.email', 'g.email').as('email'),
      of
        .case()
        .when('s.email', 'is', null)
        .then(of.ref('g.locale'))
        .else(of.ref('s.locale'))
        .end()
        .as('locale'),
      of
        .case()
        .when('s.email', 'is', null)
        .then(of.ref('g.first_name').$notNull())
        .else(of.ref('s.first_name'))
        .end()
        .as('to_name'),
      of
        .case()
        .when('s.email', 'is', null)
        .then(of.ref('g.first_name_other'))
        .else(of.ref('s.first_name_other'))
        .end()
        .as('to_name_other'),
    ])
)

/**
 * A letter goes to the student's own address, else to that of the guardian who comes first.
 * Undefined when the offer is over or nobody has an address.
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
