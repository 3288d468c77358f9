import { demoAdministrators } from '#database/seeders/demo/demo_centres'
import { sure } from '#database/seeders/demo/sure'
import { AppointAdministrator } from '#domain/access/actions/appoint_administrator'
import { OpenAccount, type PersonType } from '#domain/access/actions/open_account'
import { type Actor, system } from '#domain/shared/actor'
import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Wanted = { tenantId: string; slug: string; passwordHash: string }

/** The administrators, each with their account; they are who did everything in the centre. */
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
 * Lets in the first instructor, and the student who began earliest of those that attend a group. Nobody reads letters here:
 * all addresses are proved already.
 */
export async function openPersonAccounts(wanted: Wanted) {
  const { tenantId } = wanted
  // The owner, whose transaction this is, sees the people of every centre
  const first = (table: string) => currentTransaction().from(table).where({ tenant_id: tenantId })
  const instructor = await first('instructors').orderBy('number').firstOrFail()
  const enrolment = await first('enrolments')
    .where('status', 'active')
    .orderBy(['enrolled_on', 'id'])
    .firstOrFail()
  await open(wanted, { type: 'instructor', id: instructor.id }, 'Instructor')
  await open(wanted, { type: 'student', id: enrolment.student_id }, 'Student')
  const proved = { email_verified_at: now().toJSDate() }
  await currentTransaction().from('users').where('tenant_id', tenantId).update(proved)
}

async function open(wanted: Wanted, person: { type: PersonType; id: string }, role: string) {
  const { tenantId, slug, passwordHash } = wanted
  const email = `${person.type}@${slug}.test`
  const account = { tenantId, actor: system, person, email, roles: [role] }
  sure(await new OpenAccount().execute({ ...account, passwordHash }))
}
