import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { WaitingRequest } from '#domain/access/requests/waiting_request'
import { RegisterInstructor } from '#domain/people/instructors/actions/register_instructor'
import { RegisterStudent } from '#domain/people/students/actions/register_student'
import { unknownInstructor } from '#domain/people/instructors/instructor_fields'
import { unknownPerson } from '#domain/people/person_fields'
import type { Actor } from '#domain/shared/audit/actor'
import { db, tenantId } from '#domain/shared/data/database'

const columns = { instructor: 'instructor_id', student: 'student_id' } as const

/**
 * A person the centre knows by this address who has no account yet. Brothers and sisters may share
 * their parents' address: among several the name decides, and without the same name it is nobody.
 */
export async function findJoiningPerson(request: WaitingRequest): Promise<string | undefined> {
  const column = columns[request.kind]
  const known = sql<Columns<'instructors' | 'students', 'id'> & { same_name: boolean }>`
    select p.id, lower(p.first_name) = lower(${request.first_name})
      and lower(p.last_name) = lower(${request.last_name}) as same_name
    from ${sql.table(`${request.kind}s`)} p
    where p.email = ${request.email} and p.archived_at is null
      and not exists (select from users u where (u.tenant_id, ${sql.ref(`u.${column}`)}) = (p.tenant_id, p.id))
    order by 2 desc, 1`
  const { rows } = await known.execute(db())
  const [first] = rows
  return first && (first.same_name || rows.length === 1) ? first.id : undefined
}

export async function addJoiningPerson(request: WaitingRequest, zone: string, actor: Actor) {
  return request.kind === 'student'
    ? addStudent(request, zone, actor)
    : addInstructor(request, actor)
}

async function addStudent(request: WaitingRequest, zone: string, actor: Actor) {
  const added = await new RegisterStudent().execute({
    tenantId: tenantId(),
    zone,
    actor,
    duplicatesConfirmed: true,
    fields: {
      ...unknownPerson,
      firstName: request.first_name,
      lastName: request.last_name,
      birthDate: null,
      email: request.email,
      phone: request.phone,
      schoolName: null,
      status: 'applicant',
    },
  })
  if (!added.ok) throw new Error(added.error.type)
  return added.value.id
}

async function addInstructor(request: WaitingRequest, actor: Actor) {
  const added = await new RegisterInstructor().execute({
    tenantId: tenantId(),
    actor,
    locale: request.locale,
    duplicatesConfirmed: true,
    fields: {
      ...unknownInstructor,
      firstName: request.first_name,
      lastName: request.last_name,
      email: request.email,
      phone: request.phone,
      status: 'applicant',
    },
  })
  if (!added.ok) throw new Error(added.error.type)
  return added.value.id
}
