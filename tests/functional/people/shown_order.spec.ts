import { test } from '@japa/runner'
import { ListQuery } from '#core/lists/list_query'
import {
  administratorList,
  ListAdministrators,
} from '#domain/access/administrators/queries/list_administrators'
import { ListActors } from '#domain/access/audit/queries/list_actors'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { GroupRoster } from '#domain/teaching/enrolments/queries/group_roster'
import {
  instructorList,
  listInstructors,
} from '#domain/teaching/instructors/queries/list_instructors'
import { type Centre, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createCourse, createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { unkeyed } from '#tests/helpers/people/name_keys'

/** By family name Abbas comes before Zidan, by given name أمل before زيد; one was written in Arabic first. */
const zaid = { firstName: 'Zaid', lastName: 'Abbas', firstNameOther: 'زيد', lastNameOther: 'عباس' }
const amal = { firstName: 'أمل', lastName: 'زيدان', firstNameOther: 'Amal', lastNameOther: 'Zidan' }

const byPage = { en: ['Zaid', 'أمل'], ar: ['أمل', 'Zaid'] }
async function administratorsOf(centre: Centre) {
  for (const { firstName, lastName, firstNameOther, lastNameOther } of [zaid, amal]) {
    const { userId } = await createAdministrator(centre)
    await withTenant(centre.id, () =>
      db()
        .updateTable('administrators')
        .from('users')
        .set({
          first_name: firstName,
          last_name: lastName,
          first_name_other: firstNameOther,
          last_name_other: lastNameOther,
          ...unkeyed,
        })
        .whereRef('users.administrator_id', '=', 'administrators.id')
        .where('users.id', '=', userId)
        .execute()
    )
  }
}

const tenant = { timezone: 'Asia/Riyadh' }

for (const locale of ['en', 'ar'] as const) {
  test.group(`People in the order of the names a page in ${locale} shows`, () => {
    test('C8 instructors', async ({ assert }) => {
      const centre = await createCentre()
      for (const person of [zaid, amal]) await createInstructor(centre, person)
      const asked = new ListQuery(instructorList, { sort: 'name' }).in(tenant, locale)
      const { rows } = await readStatements(centre.id, () => listInstructors(asked))
      assert.deepEqual(
        rows.map(({ first_name }) => first_name),
        byPage[locale]
      )
    })

    test('C7 administrators, in their list and where the trail is filtered by them', async ({
      assert,
    }) => {
      const centre = await createCentre()
      await administratorsOf(centre)
      const asked = new ListQuery(administratorList, { sort: 'name' }).in(tenant, locale)
      const { rows } = await readStatements(centre.id, () =>
        new ListAdministrators().execute(asked)
      )
      const actors = await readStatements(centre.id, () => new ListActors().execute(locale))
      for (const people of [rows, actors]) {
        assert.deepEqual(
          people.map(({ first_name }) => first_name),
          byPage[locale]
        )
      }
    })

    test('C11a the students of a group', async ({ assert }) => {
      const centre = await createCentre()
      const groupId = await createGroup(centre, { courseId: await createCourse(centre) })
      for (const person of [zaid, amal]) {
        const { id } = await createStudent(centre, person)
        await enrolled(centre, groupId, { student: { id } })
      }
      const roster = await readStatements(centre.id, () =>
        new GroupRoster().execute(groupId, locale, '2026-01-01')
      )
      assert.deepEqual(
        roster.map(({ first_name }) => first_name),
        byPage[locale]
      )
    })
  })
}
