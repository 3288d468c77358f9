import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { type Permission, permissionsOf } from '#domain/access/roles/permissions'
import { SignIn } from '#domain/access/sessions/actions/sign_in'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  password,
} from '#tests/helpers/centre/centre'
import { levels, subjects } from '#tests/helpers/teaching/entries'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { insert } from '#tests/helpers/database/insert'
import { createRole } from '#tests/helpers/access/roles'
import { createStudent } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'
import { wordsOf } from '#tests/helpers/words/words'

type Entry = { id: string; action: string; actor_name: string; subject: { name: string | null } }

test.group('Reading the audit trail', () => {
  test('H3 the latest first, page by page, of this centre alone', async ({ client, assert }) => {
    const centre = await createCentre()
    await createStudent(await createCentre(), { firstName: 'Elsewhere' })
    for (let made = 0; made < 60; made++) await createStudent(centre, { firstName: `S${made}` })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const first = (await visitor.visit('/admin/audit')).body().props
    assert.lengthOf(first.entries, 50)
    const second = (await visitor.visit(`/admin/audit?before=${first.older}`)).body().props
    const all: Entry[] = [...first.entries, ...second.entries]
    const ids = all.map(({ id }) => id)
    assert.deepEqual(ids, [...new Set(ids)].sort().reverse())
    assert.isNull(second.older)
    assert.notInclude(JSON.stringify(all), 'Elsewhere')
    assert.equal(all.filter(({ action }) => action === 'students.create').length, 60)
  })

  test('H3 says who did what to whom, and is filtered by person, area and day', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const visitor = await signedIn(client, account)
    const role = await createRole(centre)
    await visitor.put(`/admin/roles/${role.id}`, {
      name: role.name,
      permissions: ['admin.students.index'],
      version: 1,
    })
    await createStudent(centre)
    const of = async (query: string): Promise<Entry[]> =>
      (await visitor.visit(`/admin/audit?${query}`)).body().props.entries
    const [entry] = await of('area=roles')
    assert.deepInclude(entry, { action: 'roles.update', actor_name: 'Sara Haddad' })
    assert.equal(entry!.subject.name, role.name)
    assert.isTrue((await of('area=students')).every(({ action }) => action.startsWith('students.')))
    assert.lengthOf(await of(`person=${account.userId}`), 1)
    assert.isEmpty(await of('from=2100-01-01'))
    assert.isEmpty(await of('to=2000-01-01'))
    assert.isNotEmpty(await of('from=2000-01-01&to=2100-01-01'))
    assert.isNotEmpty(await of("person=x&area=y&from=z&before=' or 1=1"))
  })

  test('H3 a sign-in is there, and no secret of it', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const input = {
      tenantId: centre.id,
      kind: 'admin',
      email: account.email,
      requestId: null,
    } as const
    await guest(client, centre).post('/admin/login', { email: account.email, password })
    await new SignIn().execute({ ...input, password: 'canary in the coal mine' })
    const response = await (await signedIn(client, account)).visit('/admin/audit')
    const actions = response.body().props.entries.map(({ action }: Entry) => action)
    assert.include(actions, 'users.sign_in_failed')
    for (const secret of [password, 'canary', 'argon2']) assert.notInclude(response.text(), secret)
  })

  test('H3 whoever may not see a record may not read it in the trail', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Hidden', nationalId: '1234567890' })
    const auditor = await createAdministratorWho(centre, ['admin.audit.index'])
    const { entries } = (
      await (await signedIn(client, auditor)).visit('/admin/audit?area=students')
    ).body().props
    assert.lengthOf(entries, 1)
    assert.notMatch(JSON.stringify(entries), /Hidden|1234567890/)
  })

  test('H3 each area of the trail is read by whoever may see its records, an unlisted one by nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const written = [
      'settings.update_general',
      'settings.update_financial',
      'settings.update_security',
      'access_requests.create',
      'views.create',
      'future.create',
    ]
    for (const action of written) {
      await insert(centre, 'audit_events', {
        id: uuid(),
        actor_name: 'Sara',
        action,
        subject_type: 'thing',
        subject_id: uuid(),
        after: JSON.stringify({ name: 'Canary', list: 'users' }),
      })
    }
    const readBy = async (...permissions: Permission[]) => {
      const account = await createAdministratorWho(centre, ['admin.audit.index', ...permissions])
      const { entries } = (await (await signedIn(client, account)).visit('/admin/audit')).body()
        .props
      return entries
        .filter((entry: Entry) => JSON.stringify(entry).includes('Canary'))
        .map(({ action }: Entry) => action)
    }
    assert.deepEqual(await readBy(), [])
    assert.deepEqual(await readBy('admin.settings.index'), ['settings.update_general'])
    assert.deepEqual(await readBy('admin.financial_settings.index'), ['settings.update_financial'])
    assert.deepEqual(await readBy('admin.security_settings.index'), ['settings.update_security'])
    assert.deepEqual(await readBy('admin.instructors.create'), ['access_requests.create'])
    assert.deepEqual(await readBy('admin.admins.index'), ['views.create'])
    assert.notInclude(await readBy(...permissionsOf.admin), 'future.create')
  })

  test('H3 is filtered by every area it tells of, groups and enrolments among them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await secondBranch(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { areas } = (await visitor.visit('/admin/audit')).body().props
    assert.includeMembers(areas, ['groups', 'enrolments', 'views'])
    const words = wordsOf('en')
    for (const area of areas) assert.isTrue(words.has(`areas.${area}.title`), area)
    const told = [...words.keys()].flatMap((key) => {
      const found = /^(?:audit\.actions\.(\w+)|(\w+)\.trail)\.\w+$/.exec(key)
      return found ? [found[1] ?? found[2]] : []
    })
    assert.sameMembers(areas, [...new Set(told)])
  })

  test('H3 names the records a change refers to, to whoever may see such records', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id: subject } = await subjects.add(centre, { name_en: null, name_ar: 'الكيمياء' })
    const { id: level } = await levels.add(centre, { name_en: 'Grade 9', name_ar: null })
    const change = { subject_id: subject, level_id: level, title_en: 'Chemistry' }
    await insert(centre, 'audit_events', {
      id: uuid(),
      actor_name: 'Sara',
      action: 'courses.create',
      subject_type: 'course',
      subject_id: uuid(),
      after: JSON.stringify(change),
    })
    const told = async (permissions: Permission[]) => {
      const visitor = await signedIn(client, await createAdministratorWho(centre, permissions))
      const { entries } = (await visitor.visit('/admin/audit?area=courses')).body().props
      return entries[0].records
    }
    const seen = ['admin.audit.index', 'admin.courses.index', 'admin.levels.index'] as const
    const grade = { id: level, name: 'Grade 9', name_other: null }
    assert.deepEqual(await told([...seen]), [grade])
    assert.sameDeepMembers(await told([...seen, 'admin.subjects.index']), [
      grade,
      { id: subject, name: 'الكيمياء', name_other: 'الكيمياء' },
    ])
    assert.isEmpty(await told(['admin.audit.index', 'admin.levels.index']))
  })
})
