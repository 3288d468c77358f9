import { sql } from 'kysely'
import { demoAdministrators } from '#database/seeders/demo/demo_centres'
import { sure } from '#database/seeders/demo/sure'
import { AppointAdministrator } from '#domain/access/administrators/actions/appoint_administrator'
import { OpenAccount, type PersonType } from '#domain/access/accounts/actions/open_account'
import { type Actor, system } from '#domain/shared/audit/actor'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'

type Wanted = { tenantId: string; slug: string; passwordHash: string }

export async function appointAll({ tenantId, slug, passwordHash }: Wanted): Promise<Actor[]> {
  const staff: Actor[] = []
  for (const { name, role, names } of demoAdministrators) {
    const [firstName, lastName, firstNameOther, lastNameOther] = names
    const { userId } = sure(
      await new AppointAdministrator().execute({
        tenantId,
        actor: system,
        ...{ firstName, lastName, firstNameOther, lastNameOther },
        email: `${name}@${slug}.test`,
        roles: [role],
        passwordHash,
      })
    )
    const nameOther = `${firstNameOther} ${lastNameOther}`
    staff.push({ userId, name: `${firstName} ${lastName}`, nameOther, requestId: null })
  }
  return staff
}

/**
 * The first instructor, the student who began earliest of those in a group, and a guardian of three children.
 * Nobody reads letters here, so all addresses count as proved.
 */
export async function openPersonAccounts(wanted: Wanted) {
  const { tenantId } = wanted
  // The owner, whose transaction this is, sees the people of every centre
  const instructor = await db()
    .selectFrom('instructors')
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const enrolment = await db()
    .selectFrom('enrolments')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .orderBy('enrolled_on')
    .orderBy('id')
    .select('student_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await open(wanted, { type: 'instructor', id: instructor.id }, 'Instructor')
  await open(wanted, { type: 'student', id: enrolment.student_id }, 'Student')
  await open(wanted, { type: 'guardian', id: await guardianOfThree(tenantId) }, 'Student')
  await db()
    .updateTable('users')
    .set({ email_verified_at: now().toJSDate() })
    .where('tenant_id', '=', tenantId)
    .execute()
}

const hasOtherGroup = sql<boolean>`exists (
  select from class_sessions m
  join groups own on own.tenant_id = m.tenant_id and own.id = m.group_id
  join groups g on g.tenant_id = own.tenant_id and g.course_id = own.course_id and g.id <> own.id
  where m.tenant_id = c.tenant_id and m.id = c.session_id and g.status = 'running')`

/** Three children in groups, or as many as there are in a small centre; most make-ups come first. */
async function guardianOfThree(tenantId: string) {
  // All of it was written in this transaction; without statistics PostgreSQL looks for minutes
  await sql`analyze student_guardians, enrolments, make_up_credits, class_sessions, groups`.execute(
    db()
  )
  const { id } = await db()
    .selectFrom('student_guardians as l')
    .innerJoin('enrolments as e', (join) =>
      join.onRef('e.tenant_id', '=', 'l.tenant_id').onRef('e.student_id', '=', 'l.student_id')
    )
    .leftJoin('make_up_credits as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'l.tenant_id')
        .onRef('c.student_id', '=', 'l.student_id')
        .on('c.state', '=', 'available')
        .on(hasOtherGroup)
    )
    .where('l.tenant_id', '=', tenantId)
    .where('l.may_see_data', '=', true)
    .where('e.status', '=', 'active')
    .groupBy('l.guardian_id')
    .orderBy(sql`abs(count(distinct l.student_id) - 3)`)
    .orderBy(sql`count(distinct c.id)`, 'desc')
    .orderBy('l.guardian_id')
    .select('l.guardian_id as id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function open(wanted: Wanted, person: { type: PersonType; id: string }, role: string) {
  const { tenantId, slug, passwordHash } = wanted
  const email = `${person.type}@${slug}.test`
  const account = { tenantId, actor: system, person, email, roles: [role] }
  sure(await new OpenAccount().execute({ ...account, passwordHash }))
}
