import {
  demoAdministrators,
  type DemoCentre,
  demoCentres,
  demoInstructor,
} from '#database/seeders/demo/demo_centres'
import { seedDemoStudents } from '#database/seeders/demo/demo_students'
import { AppointAdministrator } from '#domain/access/actions/appoint_administrator'
import { CreateTenant } from '#domain/access/actions/create_tenant'
import { OpenAccount, type PersonType } from '#domain/access/actions/open_account'
import { system } from '#domain/shared/actor'
import { now } from '#domain/shared/clock'
import { RegisterInstructor } from '#domain/people/actions/register_instructor'
import { unknownInstructor } from '#domain/people/instructor_fields'
import { currentTransaction, platform, withTenant } from '#domain/shared/tenant_scope'

const studentsPerCentre = 600

/** Makes the demonstration centres that are not there yet; a centre that exists is left alone. */
export async function seedDemo(password: string, centres: readonly DemoCentre[] = demoCentres) {
  const existing = await platform().from('platform.tenants').select('slug')
  const slugs = new Set(existing.map(({ slug }) => slug))
  for (const centre of centres) {
    if (!slugs.has(centre.slug)) await seedCentre(centre, password)
  }
}

async function seedCentre(centre: DemoCentre, password: string) {
  const made = await new CreateTenant().execute(centre)
  if (!made.ok) throw new Error(made.error.type)
  const tenantId = made.value.id
  for (const administrator of demoAdministrators) {
    await appoint(tenantId, centre.slug, administrator, password)
  }
  await seedDemoStudents({ id: tenantId, country: centre.country }, studentsPerCentre)
  await openPersonAccounts(tenantId, centre.slug, password)
  await proveAddresses(tenantId)
}

/** Nobody reads letters to the demonstration: its people have proved their addresses already. */
async function proveAddresses(tenantId: string) {
  await withTenant(tenantId, async () => {
    await currentTransaction().from('users').update({ email_verified_at: now().toJSDate() })
  })
}

async function appoint(
  tenantId: string,
  slug: string,
  { name, role, names }: (typeof demoAdministrators)[number],
  password: string
) {
  const [firstName, lastName, firstNameOther, lastNameOther] = names
  const appointed = await new AppointAdministrator().execute({
    tenantId,
    actor: system,
    firstName,
    lastName,
    firstNameOther,
    lastNameOther,
    email: `${name}@${slug}.test`,
    roles: [role],
    password,
  })
  if (!appointed.ok) throw new Error(appointed.error.type)
}

/** An instructor of their own, and the first student of the list. */
async function openPersonAccounts(tenantId: string, slug: string, password: string) {
  await withTenant(tenantId, async () => {
    const student = await currentTransaction().from('students').orderBy('sequence').firstOrFail()
    await open('instructor', await addInstructor(tenantId), 'Instructor')
    await open('student', student.id, 'Student')
  })

  async function open(type: PersonType, id: string, role: string) {
    const email = `${type}@${slug}.test`
    const person = { type, id }
    const opened = await new OpenAccount().execute({
      tenantId,
      actor: system,
      person,
      email,
      roles: [role],
      password,
    })
    if (!opened.ok) throw new Error(opened.error.type)
  }
}

async function addInstructor(tenantId: string) {
  const [firstName, lastName, firstNameOther, lastNameOther] = demoInstructor.names
  const names = { firstName, lastName, firstNameOther, lastNameOther }
  const added = await new RegisterInstructor().execute({
    tenantId,
    actor: system,
    fields: { ...unknownInstructor, ...names },
    duplicatesConfirmed: true,
  })
  if (!added.ok) throw new Error(added.error.type)
  return added.value.id
}
