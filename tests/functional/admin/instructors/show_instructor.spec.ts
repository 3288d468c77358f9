import { test } from '@japa/runner'
import sharp from 'sharp'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { createInstructor } from '#tests/helpers/people/instructors'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const { id } = await createInstructor(centre)
  const visitor = await signedIn(client, await createAdministrator(centre))
  const path = `/admin/instructors/${id}`
  const props = async (query = '') => (await visitor.visit(`${path}${query}`)).body().props
  return { centre, id, visitor, path, props }
}

async function upload(visitor: Visitor, path: string, version: number, file: Buffer) {
  await visitor.prepare()
  const response = await visitor
    .authentic('PUT', path)
    .header('X-Inertia', 'true')
    .fields({ first_name_en: 'Omar', last_name_en: 'Darwish', status: 'active', version })
    .file('photo', file, { filename: 'me.jpg' })
  visitor.keep(response.headers()['set-cookie'])
}

test.group('The page of an instructor', () => {
  test('C8 opens at the tab its address names, and at the first for any other', async ({
    client,
    assert,
  }) => {
    const { props } = await setup(client)
    for (const tab of ['availability', 'groups', 'documents', 'pay', 'activity'])
      assert.equal((await props(`?tab=${tab}`)).tab, tab)
    assert.equal((await props('?tab=secrets')).tab, 'overview')
    assert.equal((await props('?tab[]=pay')).tab, 'overview')
  })

  test('C8 tells the groups they teach and assist, and the list of groups finds them', async ({
    client,
    assert,
  }) => {
    const { centre, id, visitor, props } = await setup(client)
    assert.deepEqual((await props('?tab=groups')).groups, [])
    const [course, other] = [await createCourse(centre), await createCourse(centre)]
    const taught = await createGroup(centre, { courseId: course, instructorId: id })
    const assisted = await createGroup(centre, { courseId: other, assistantIds: [id] })
    await createGroup(centre, { courseId: course })
    const { groups } = await props('?tab=groups')
    const roles = groups.map((group: { id: string; role: string }) => [group.id, group.role])
    assert.sameDeepMembers(roles, [
      [taught, 'instructor'],
      [assisted, 'assistant'],
    ])
    const listed = async (query: string) =>
      (await visitor.visit(`/admin/groups?${query}`))
        .body()
        .props.groups.rows.map((row: { id: string }) => row.id)
    assert.deepEqual(await listed(`instructor=${id}`), [taught])
    assert.deepEqual(await listed(`course=${other}`), [assisted])
    const { instructor } = (await visitor.visit(`/admin/groups/${taught}`)).body().props.group
    assert.equal(instructor.id, id)
  })

  test('C8 their absence and document answer to them alone, also within the centre', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path, props } = await setup(client)
    const other = `/admin/instructors/${(await createInstructor(centre)).id}`
    await visitor.post(`${path}/absences`, {
      from_day: '2090-01-01',
      from_time: '08:00',
      until_day: '2090-01-02',
      until_time: '08:00',
    })
    await visitor.post(`${path}/documents`, { kind: 'contract', title: 'Contract' })
    const { absences, documents } = await props()
    const stale = { kind: 'contract', title: 'Other', version: 1 }
    const statuses = [
      await visitor.delete(`${other}/absences/${absences[0].id}`),
      await visitor.delete(`${other}/documents/${documents[0].id}`),
      await visitor.put(`${other}/documents/${documents[0].id}`, stale),
    ].map((response) => response.status())
    assert.deepEqual(statuses, [404, 404, 404])
    assert.lengthOf(await rowsOf(centre, 'absences'), 1)
    assert.lengthOf(await rowsOf(centre, 'instructor_documents', { title: 'Contract' }), 1)
  })

  test('C8 their photo is kept as a picture of ours, served with a name that changes, and removed', async ({
    client,
    assert,
  }) => {
    const { centre, id, visitor, path, props } = await setup(client)
    assert.equal((await visitor.visit(`${path}/photo`)).status(), 404)
    const picture = { width: 700, height: 500, channels: 3, background: '#0a7' } as const
    await upload(visitor, path, 1, await sharp({ create: picture }).jpeg().toBuffer())
    const [{ photo: key }] = await rowsOf(centre, 'instructors', { id })
    assert.match(key, new RegExp(`^${centre.id}/instructors/[0-9a-f-]{36}\\.webp$`))
    const { photo } = (await props()).instructor
    const answer = await visitor.get(photo)
    assert.equal(answer.header('content-type'), 'image/webp')
    assert.include(answer.header('content-security-policy')!, 'sandbox')
    await upload(visitor, path, 2, Buffer.from('<svg onload=alert(1)>'))
    assert.property((await props()).errors, 'photo')
    const form = { first_name_en: 'Omar', last_name_en: 'Darwish', status: 'active' }
    await visitor.put(path, { ...form, version: 2, remove_photo: true })
    assert.isNull((await props()).instructor.photo)
    assert.equal((await visitor.visit(photo)).status(), 404)
  })

  test('C8 a gravatar is named by the address alone, and only where the centre allows it', async ({
    client,
    assert,
  }) => {
    const { visitor, path, props } = await setup(client)
    assert.isNull((await props()).instructor.gravatar)
    const form = { first_name_en: 'Omar', last_name_en: 'Darwish', status: 'active', version: 1 }
    await visitor.put(path, { ...form, email: 'Omar@Centre.test' })
    const { gravatar } = (await props()).instructor
    assert.match(gravatar, /^https:\/\/www\.gravatar\.com\/avatar\/[0-9a-f]{64}\?s=128&d=404$/)
    assert.notInclude(gravatar, 'omar')
  })

  test('F5 the activity tells an amount with its currency, and a share in percent', async ({
    client,
    assert,
  }) => {
    const { visitor, path, props } = await setup(client)
    const rule = { method: 'per_hour', amount: '75.5', effective_from: '2026-01-01' }
    await visitor.post(`${path}/pay-rules`, rule)
    const share = { method: 'percent_of_charged', percent: '12.5', effective_from: '2026-06-01' }
    await visitor.post(`${path}/pay-rules`, share)
    const { activity } = await props('?tab=activity')
    const told = activity.slice(0, 2).map(({ changes }: { changes: Change[] }) => {
      return Object.fromEntries(changes.map(({ field, after }) => [field, after]))
    })
    assert.deepEqual(told, [
      { method: 'percent_of_charged', percent: 12.5, effective_from: '2026-06-01' },
      {
        method: 'per_hour',
        amount: { minor: '7550', currency: 'USD', exponent: 2 },
        effective_from: '2026-01-01',
      },
    ])
  })
})

type Change = { field: string; after: unknown }
