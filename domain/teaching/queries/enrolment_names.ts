import { selectRows } from '#domain/shared/select_rows'

/** What a sentence about an enrolment names: the student and the group. */
export type EnrolmentNames = {
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  code: string
  title_en: string | null
  title_ar: string | null
}

const sql = `
  select s.first_name, s.last_name, s.first_name_other, s.last_name_other, g.code, g.title_en, g.title_ar
  from students s, groups g where s.id = ? and g.id = ?`

/** The names of a student and a group of this centre. */
export class FindEnrolmentNames {
  async execute({ studentId, groupId }: { studentId: string; groupId: string }) {
    const [names] = await selectRows<EnrolmentNames>(sql, [studentId, groupId])
    return names!
  }
}
