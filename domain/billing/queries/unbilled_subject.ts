import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { storedNameFields } from '#domain/shared/text/person_names'

type Id = { id: string }

const student = statement((query, { id }: Id) =>
  query
    .selectFrom('students')
    .where('id', '=', id)
    .select(['id', 'number', 'household_id', ...storedNameFields])
)

const household = statement((query, { id }: Id) =>
  query.selectFrom('households').where('id', '=', id).select(['id', 'number', 'name', 'name_other'])
)

const members = statement((query, { id }: Id) =>
  query.selectFrom('students').where('household_id', '=', id).select('id')
)

const groups = statement((query, { ids }: { ids: (string | null)[] }) =>
  query
    .selectFrom('groups')
    .where('id', '=', anyOf(ids))
    .select(['id', 'code', 'title_en', 'title_ar'])
)

const session = statement((query, { id }: Id) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.id', '=', id)
    .select(['s.id', 's.group_id', 's.student_id'])
    .select(sessionDay('s').as('day'))
)

export const unbilledSubjects = ['student', 'household', 'group', 'session'] as const

type UnbilledSubject = (typeof unbilledSubjects)[number]

/** Reads what a page of the unbilled is narrowed to, with what it is called. */
export async function findUnbilledSubject(kind: UnbilledSubject, id: string) {
  if (!isUuid(id)) return undefined
  switch (kind) {
    case 'student': {
      const [person] = await student({ id })
      return person && { kind, id, student: person, of: { students: [id] } }
    }
    case 'household': {
      const [[family], children] = await Promise.all([household({ id }), members({ id })])
      const ids = children.map((child) => child.id)
      return family && { kind, id, household: family, of: { students: ids } }
    }
    case 'group': {
      const [group] = await groups({ ids: [id] })
      return group && { kind, id, group, of: { group: id } }
    }
    case 'session':
      return sessionSubject(id)
  }
}

async function sessionSubject(id: string) {
  const [meeting] = await session({ id })
  if (!meeting) return undefined
  const [[group], [alone]] = await Promise.all([
    groups({ ids: [meeting.group_id] }),
    meeting.student_id ? student({ id: meeting.student_id }) : [],
  ])
  return {
    kind: 'session' as const,
    id,
    day: String(meeting.day),
    group: group ?? null,
    student: alone ?? null,
    of: { session: id },
  }
}

export type NamedSubject = NonNullable<Awaited<ReturnType<typeof findUnbilledSubject>>>
