import { contactOrder } from '#domain/people/guardians/queries/reachable_guardians'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const contacts = statement((query, given: { students: string[] }) =>
  query
    .selectFrom('student_guardians as l')
    .innerJoin('guardians as g', (join) =>
      join.onRef('g.tenant_id', '=', 'l.tenant_id').onRef('g.id', '=', 'l.guardian_id')
    )
    .where('l.student_id', '=', anyOf(given.students))
    .where('g.archived_at', 'is', null)
    .where('g.phone', 'is not', null)
    .orderBy(contactOrder('l', 'g'))
    .select(['l.student_id', 'g.id', 'g.phone'])
    .select(storedNameFields.map((name) => `g.${name}` as const))
)

/** How the families of some students are reached by phone, whom to call first coming first. */
export async function familyContacts(students: string[]) {
  const found = students.length ? await contacts({ students }) : []
  return found.map((one) => ({ ...one, phone_written: writtenPhone(one.phone) }))
}
