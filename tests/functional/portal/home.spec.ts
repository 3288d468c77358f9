import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

type Own = {
  title_en: string
  seats: { role: string; capacity: number } | null
  enrolment: { status: string; student: { first_name: string } } | null
}

async function groupsOf(client: ApiClient, account: Account) {
  const { component, props } = (await (await signedIn(client, account)).visit('/')).body()
  return { component: component as string, groups: props.groups as Own[] }
}

const titles = (groups: Own[]) => groups.map(({ title_en: title }) => title)

test.group('The first page of a portal', () => {
  test('A2 an instructor sees the groups they teach or assist, with seats, and no other', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = [
      await createPerson(centre, 'instructor'),
      await createPerson(centre, 'instructor'),
    ]
    await createGroup(centre, { titleEn: 'Taught', instructorId: one.personId })
    await createGroup(centre, {
      ...{ titleEn: 'Assisted', startsOn: '2026-10-01' },
      ...{ instructorId: other.personId, assistantIds: [one.personId] },
    })
    await createGroup(centre, { titleEn: 'Other', instructorId: other.personId })
    await createGroup(centre, { titleEn: 'Draft', instructorId: one.personId, status: 'draft' })
    const { component, groups } = await groupsOf(client, one)
    assert.equal(component, 'portal/home')
    assert.deepEqual(titles(groups), ['Taught', 'Assisted'])
    assert.deepInclude(groups[0]!.seats, { role: 'instructor', capacity: 20 })
    assert.isNull(groups[0]!.enrolment)
  })

  test('A2 a student sees their own groups, and nobody’s seats', async ({ client, assert }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    const own = await createGroup(centre, { titleEn: 'Own' })
    const over = await createGroup(centre, { titleEn: 'Over' })
    assert.deepEqual((await groupsOf(client, student)).groups, [])
    await enrolled(centre, own, { student: { id: student.personId }, as: 'trial' })
    await enrolled(centre, over, { student: { id: student.personId } })
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ status: 'completed' }).where('id', '=', over).execute()
    )
    await enrolled(centre, own)
    await enrolled(centre, await createGroup(centre, { titleEn: 'Other' }))
    const { groups } = await groupsOf(client, student)
    assert.deepEqual(titles(groups), ['Own'])
    assert.deepInclude(groups[0], { seats: null })
    assert.equal(groups[0]!.enrolment!.status, 'trial')
  })

  test('A2 a guardian sees the groups of children whose records they may see', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const guardian = await createPerson(centre, 'guardian')
    const group = await createGroup(centre, { titleEn: 'Evening' })
    for (const [firstName, rights] of [
      ['Layan', {}],
      ['Hidden', { maySeeData: false }],
    ] as const) {
      const { id } = await createStudent(centre, { firstName })
      await link(centre, id, guardian.personId, rights)
      await enrolled(centre, group, { student: { id } })
    }
    await enrolled(centre, group)
    const { groups } = await groupsOf(client, guardian)
    assert.deepEqual(
      groups.map(({ enrolment }) => enrolment!.student.first_name),
      ['Layan']
    )
  })

  test('T4 A2 another centre’s cookie, a guest and an administrator see none of it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    await enrolled(centre, await createGroup(centre), { student: { id: student.personId } })
    const elsewhere = await signedIn(client, student, await createCentre())
    for (const visitor of [elsewhere, guest(client, centre)]) {
      const { component, props } = (await visitor.visit('/')).body()
      assert.equal(component, 'guest/welcome')
      assert.notProperty(props, 'groups')
    }
    const admin = await signedIn(client, await createAdministrator(centre))
    assert.equal((await admin.visit('/')).status(), 302)
  })
})
