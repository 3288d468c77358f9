import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createCentre,
  createPerson,
  type Centre,
} from '#tests/helpers/centre/centre'
import { furnishBilling } from '#tests/helpers/centre/furnished_billing'
import { furnishPeople } from '#tests/helpers/centre/furnished_people'
import { furnishTeaching } from '#tests/helpers/centre/furnished_teaching'
import { insert } from '#tests/helpers/database/insert'

/** A centre with at least one row in every tenant table; a new table needs its row here or in `furnished/`. */
export async function furnishedCentre(): Promise<Centre> {
  const centre = await createCentre()
  const { userId } = await createAdministrator(centre)
  const instructor = await createPerson(centre, 'instructor')
  const student = await createPerson(centre, 'student')
  const guardian = await createPerson(centre, 'guardian')
  const own = { user_id: userId }
  await insert(centre, 'account_tokens', {
    ...own,
    id: uuid(),
    purpose: 'password',
    hash: uuid(),
    expires_at: '2100-01-01',
  })
  await insert(centre, 'authenticators', { ...own, secret: 'sealed' })
  await insert(centre, 'recovery_codes', { ...own, id: uuid(), hash: uuid() })
  await insert(centre, 'passkeys', {
    ...own,
    id: uuid(),
    rp_id: centre.host,
    credential_id: uuid(),
    public_key: Buffer.from('key'),
    name: 'Phone',
  })
  await insert(centre, 'calendar_feeds', {
    ...own,
    ...{ hash: 'h'.repeat(43), sealed: 'sealed', read_at: '2026-09-01' },
    ...{ content: 'c'.repeat(43), content_since: '2026-09-01' },
  })
  await insert(centre, 'access_requests', {
    id: uuid(),
    kind: 'student',
    first_name: 'Omar',
    last_name: 'Khalil',
    email: `${uuid()}@centre.test`,
    locale: 'ar',
    status: 'approved',
    decided_by: userId,
  })
  const view = uuid()
  await insert(centre, 'saved_views', {
    ...own,
    id: view,
    list: 'students',
    name: 'Active',
    address: 'status=active',
  })
  await insert(centre, 'list_preferences', { ...own, list: 'students', view_id: view })
  await insert(centre, 'counters', { name: 'furniture', next: 1 })
  const list = uuid()
  await insert(centre, 'imports', {
    id: list,
    entity: 'students',
    file_name: 'list.csv',
    size: 10,
    format: 'csv',
    headings: '[]',
    sample: '[]',
    total: 1,
    mapping: '[]',
    started_by_name: 'Sara Haddad',
  })
  await insert(centre, 'search_changes', { kind: 'students', record_id: uuid() })
  await insert(centre, 'import_rows', { import_id: list, row: 2, outcome: 'skipped' })
  await insert(centre, 'import_bookings', {
    import_id: list,
    row: 2,
    starts_at: '2026-09-06T14:00Z',
    ends_at: '2026-09-06T15:00Z',
  })
  await insert(centre, 'import_names', { import_id: list, name: 'سارة', times: 1 })
  const people = {
    instructor: instructor.personId,
    student: student.personId,
    guardian: guardian.personId,
  }
  const household = await furnishPeople(centre, { ...people, user: userId })
  await furnishTeaching(centre, { ...people, household })
  await furnishBilling(centre)
  for (const file of globSync('tests/helpers/centre/furnished/*.ts')) {
    const { furnish } = await import(pathToFileURL(file).href)
    await furnish(centre)
  }
  return centre
}
