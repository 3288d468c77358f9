import { statement } from '#domain/shared/data/statement'

const namesOf = statement((query, given: { studentId: string; groupId: string }) =>
  query
    .selectFrom(['students as s', 'groups as g'])
    .where('s.id', '=', given.studentId)
    .where('g.id', '=', given.groupId)
    .select(['s.first_name', 's.last_name', 's.first_name_other', 's.last_name_other'])
    .select(['g.code', 'g.title_en', 'g.title_ar'])
)

export class FindEnrolmentNames {
  async execute({ studentId, groupId }: { studentId: string; groupId: string }) {
    const [names] = await namesOf({ studentId, groupId })
    return names!
  }
}
