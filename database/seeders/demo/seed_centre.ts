import { sql } from 'kysely'
import { billTerm } from '#database/seeders/demo/billing/bill_term'
import type { DemoCentre } from '#database/seeders/demo/demo_centres'
import { givePins } from '#database/seeders/demo/give_pins'
import { insertRows } from '#database/seeders/demo/insert_rows'
import { spreadOverBranches } from '#database/seeders/demo/invent/places/branches'
import { inventCentre } from '#database/seeders/demo/invent/centre'
import { appointAll, openPersonAccounts } from '#database/seeders/demo/open_accounts'
import { sure } from '#database/seeders/demo/sure'
import { tellAbout } from '#database/seeders/demo/tell_about'
import type { World } from '#database/seeders/demo/world'
import { CreateTenant } from '#domain/access/centre/actions/create_tenant'
import { now } from '#domain/shared/time/clock'
import { takeNumber } from '#domain/shared/data/counters'
import type { DB } from '#database/schema'
import { db } from '#domain/shared/data/database'
import { enteredTenant } from '#domain/shared/data/sql'

/** Inside the running transaction of the tables' owner. */
export async function seedCentre(tenantId: string, centre: DemoCentre, passwordHash: string) {
  const { slug, nameEn, nameAr, country } = centre
  sure(await new CreateTenant().execute({ id: tenantId, slug, nameEn, nameAr, country }))
  const zone = await tellAbout(tenantId, centre)
  const accounts = { tenantId, slug, passwordHash }
  const staff = await appointAll(accounts)
  const moment = now().setZone(zone)
  await insertAll(inventCentre(centre, moment, staff))
  await billTerm({ tenantId, centre, staff }, moment)
  await openPersonAccounts(accounts)
  await givePins(tenantId, staff[0]!)
}

const order: (keyof DB)[] = [
  'subjects',
  'levels',
  'terms',
  'branches',
  'rooms',
  'room_closures',
  'courses',
  'services',
  'service_prices',
  'packages',
  'package_lines',
  'instructors',
  'instructor_subjects',
  'instructor_levels',
  'availability_windows',
  'absences',
  'instructor_documents',
  'pay_rules',
  'guardians',
  'students',
  'households',
  'student_guardians',
  'groups',
  'enrolments',
  'enrolment_terms',
  'enrolment_changes',
  'holidays',
  'opening_weeks',
  'opening_hours',
  'timings',
  'group_patterns',
  'group_slots',
  'class_series',
  'class_sessions',
  'attendance_policies',
  'attendance',
  'attendance_marks',
  'make_up_credits',
  'make_up_bookings',
  'absence_notices',
  'check_in_points',
  'pickup_people',
  'pickups',
  'lesson_notes',
  'audit_events',
]
const numbered = ['students', 'guardians', 'households', 'instructors']

async function insertAll(tables: World['tables']) {
  const students = tables.get('students')!
  const joined = students.map(({ id, household_id: household }) => ({ id, household }))
  tables.set(
    'students',
    students.map(({ household_id: _, ...student }) => student)
  )
  for (const table of order) await insertRows(table, tables.get(table) ?? [])
  await joinHouseholds(joined)
  await spreadOverBranches()
  for (const area of numbered) await takeNumber(area, tables.get(area)!.length)
}

/** Runs last: a household may name a student who pays, and every student names their household. */
async function joinHouseholds(joined: object[]) {
  await sql`
    update students s set household_id = j.household
    from jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as j (id uuid, household uuid)
    where s.tenant_id = ${enteredTenant} and s.id = j.id and j.household is not null`.execute(db())
}
