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

/** Lets in the first instructor and the first student. Nobody reads letters here: all addresses are proved already. */
export async function openPersonAccounts(wanted: Wanted) {
  await open(wanted, 'instructor', 'number', 'Instructor')
  await open(wanted, 'student', 'sequence', 'Student')
  const proved = { email_verified_at: now().toJSDate() }
  await currentTransaction().from('users').where('tenant_id', wanted.tenantId).update(proved)
}

async function open(wanted: Wanted, type: PersonType, order: string, role: string) {
  const { tenantId, slug, passwordHash } = wanted
  // The owner, whose transaction this is, sees the students of every centre
  const people = currentTransaction().from(`${type}s`).where('tenant_id', tenantId)
  const { id } = await people.orderBy(order).firstOrFail()
  const email = `${type}@${slug}.test`
  const account = { tenantId, actor: system, person: { type, id }, email, roles: [role] }
  sure(await new OpenAccount().execute({ ...account, passwordHash }))
}
