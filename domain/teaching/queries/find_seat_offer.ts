import { selectRows } from '#domain/shared/select_rows'

export type SeatOffer = {
  to: {
    email: string
    locale: 'en' | 'ar' | null
    firstName: string
    firstNameOther: string | null
  }
  student: { firstName: string; firstNameOther: string | null }
  group: { code: string; titleEn: string | null; titleAr: string | null }
  expiresAt: Date
}

type Row = {
  email: string
  locale: 'en' | 'ar' | null
  to_name: string
  to_name_other: string | null
  first_name: string
  first_name_other: string | null
  code: string
  title_en: string | null
  title_ar: string | null
  offer_expires_at: Date
}

const sql = `
  select coalesce(s.email, g.email) email, case when s.email is null then g.locale else s.locale end locale,
    case when s.email is null then g.first_name else s.first_name end to_name,
    case when s.email is null then g.first_name_other else s.first_name_other end to_name_other,
    s.first_name, s.first_name_other, gr.code, gr.title_en, gr.title_ar, e.offer_expires_at
  from enrolments e
  join students s on (s.tenant_id, s.id) = (e.tenant_id, e.student_id)
  join groups gr on (gr.tenant_id, gr.id) = (e.tenant_id, e.group_id)
  left join lateral (
    select g.* from student_guardians sg join guardians g on (g.tenant_id, g.id) = (sg.tenant_id, sg.guardian_id)
    where (sg.tenant_id, sg.student_id) = (s.tenant_id, s.id) and g.email is not null and g.archived_at is null
    order by sg.is_primary desc, sg.contact_priority, g.id limit 1
  ) g on true
  where e.id = ? and e.status = 'offered'`

/**
 * What a letter about an offered seat says, and to whom: the student's own address, else that of the guardian who comes
 * first. Undefined when the offer is over or nobody has an address.
 */
export class FindSeatOffer {
  async execute(enrolmentId: string): Promise<SeatOffer | undefined> {
    const [row] = await selectRows<Row>(sql, [enrolmentId])
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
