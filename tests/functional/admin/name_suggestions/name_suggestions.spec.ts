import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { suggestNames } from '#domain/people/queries/suggest_names'
import { peopleTables } from '#domain/shared/records/keyed_name'
import { readStatements } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import { createGuardian } from '#tests/helpers/people/guardians'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { hostileTexts } from '#tests/helpers/words/hostile_texts'
import { signedIn } from '#tests/helpers/visitor'

const both = (first: string, last: string, firstOther: string, lastOther: string) => ({
  firstName: first,
  lastName: last,
  firstNameOther: firstOther,
  lastNameOther: lastOther,
})

async function askedIn(client: ApiClient, centre: Centre) {
  const visitor = await signedIn(client, await createAdministrator(centre))
  return async (first: string, last: string, to: string) => {
    const query = new URLSearchParams({ first, last, to }).toString()
    const response = await visitor.get(`/admin/name-suggestions?${query}`)
    response.assertStatus(200)
    return response.body() as { first: string | null; last: string | null }
  }
}

test.group('Names suggested in the other script', (group) => {
  let centre: Centre
  let other: Centre
  group.setup(async () => {
    centre = await createCentre()
    other = await createCentre()
    await createStudent(centre, both('Mohammad', 'Shaikh', 'محمد', 'الشيخ'))
    await createStudent(centre, both('Mohamad', 'Elsheikh', 'محمد', 'الشيخ'))
    await createGuardian(centre, both('Mohamad Aly', 'Qassim', 'محمد علي', 'قاسم'))
    await createInstructor(centre, both('Gamal', 'Abdel Aziz', 'جمال', 'عبدالعزيز'))
    await createStudent(centre, { firstName: 'ليان', lastName: 'Layan' })
    for (let i = 0; i < 3; i++) {
      await createStudent(other, both('Mouhammed', 'Echeikh', 'محمد', 'الشيخ'))
    }
  })

  test('a name with a NUL is refused in the reader’s language', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(centre))
    const refusals = { en: 'This request can’t be read.', ar: 'تعذّرت قراءة الطلب.' }
    for (const [locale, message] of Object.entries(refusals)) {
      for (const name of ['first=Sa%00ra', 'first=Sara&last=Had%00dad']) {
        const answer = await visitor
          .set('locale', locale)
          .get(`/admin/name-suggestions?${name}&to=ar`)
          .header('Accept', 'application/json')
        answer.assertStatus(400)
        assert.deepEqual(answer.body(), { message })
      }
    }
  })

  test('are learned only from people whom the asker may see', async ({ client, assert }) => {
    await createStudent(centre, both('Xyqqan', 'Vurblat', 'زيقان', 'فربلات'))
    const account = await createAdministratorWho(centre, ['admin.instructors.update'])
    const visitor = await signedIn(client, account)
    const blind = await visitor.get('/admin/name-suggestions?first=Xyqqan&last=Vurblat&to=ar')
    blind.assertStatus(200)
    assert.notEqual((blind.body() as { first: string }).first, 'زيقان')
    const seeing = await askedIn(client, centre)
    assert.deepEqual(await seeing('Xyqqan', 'Vurblat', 'ar'), { first: 'زيقان', last: 'فربلات' })
  })

  test('are as most of the centre’s people are written, never as another centre’s', async ({
    client,
    assert,
  }) => {
    const asked = await askedIn(client, centre)
    assert.deepEqual(await asked('محمد', 'علي', 'en'), { first: 'Mohamad', last: 'Aly' })
    assert.deepEqual(await asked('جمال محمد', 'عبدالعزيز', 'en'), {
      first: 'Gamal Mohamad',
      last: 'Abdel Aziz',
    })
    assert.deepEqual(await asked('Gamal', 'Qassim', 'ar'), { first: 'جمال', last: 'قاسم' })
    const elsewhere = await askedIn(client, other)
    assert.deepEqual(await elsewhere('محمد', 'الشيخ', 'en'), {
      first: 'Mouhammed',
      last: 'Echeikh',
    })
  })

  test('of as many, as the latest is written; of administrators too', async ({
    client,
    assert,
  }) => {
    const asked = await askedIn(client, centre)
    assert.equal((await asked('', 'الشيخ', 'en')).last, 'Elsheikh')
    // createAdministrator writes سارة حداد
    assert.deepEqual(await asked('ساره', 'حداد', 'en'), { first: 'Sara', last: 'Haddad' })
  })

  test('go by the rules where nobody is called so', async ({ client, assert }) => {
    const asked = await askedIn(client, await createCentre())
    assert.deepEqual(await asked('محمد', 'الحربي', 'en'), { first: 'Mohammed', last: 'Al-Harbi' })
    assert.deepEqual(await asked('Yousef', 'Salem', 'ar'), { first: 'يوسف', last: 'سالم' })
  })

  test('are none of {first} in {to}')
    .with([
      { first: '', to: 'ar' },
      { first: 'محمد', to: 'ar' },
      { first: 'Mohamed', to: 'en' },
      { first: 'Mohamed محمد', to: 'ar' },
      { first: 'Иван', to: 'ar' },
      { first: '王', to: 'ar' },
      { first: '123', to: 'ar' },
      { first: '👩‍👧‍👦', to: 'en' },
    ])
    .run(async ({ client, assert }, { first, to }) => {
      const asked = await askedIn(client, centre)
      assert.deepEqual(await asked(first, '', to), { first: null, last: null })
    })

  test('odd input is answered', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(centre))
    const texts = [...hostileTexts, 'م'.repeat(400), 'ab '.repeat(900), "');--", '%_\\', '\uD83D']
    const queries = texts.map((text) => {
      return String(new URLSearchParams({ first: text, last: text, to: 'en' }))
    })
    for (const query of [...queries, 'to=ar']) {
      const response = await visitor.get(`/admin/name-suggestions?${query}`)
      assert.equal(response.status(), 200, query.slice(0, 60))
      for (const name of Object.values(response.body())) assert.isAtMost(String(name).length, 60)
    }
  })

  test('{0} is refused')
    .with([['first[]=a&to=en'], ['last[x]=1&to=en'], ['first=Sara'], ['to=fr'], ['to[]=en']])
    .run(async ({ client }, [query]) => {
      const visitor = await signedIn(client, await createAdministrator(centre))
      const response = await visitor
        .get(`/admin/name-suggestions?${query}`)
        .header('Accept', 'application/json')
      response.assertStatus(422)
    })

  test('of many people travel in one round trip', async ({ assert }) => {
    const names = ['محمد', 'Qassim', 'الشيخ', 'جمال', 'Gamal Abdel Aziz']
    const asked = () => readStatements(centre.id, () => suggestNames(names, peopleTables))
    const suggested = await asked()
    assert.deepEqual(names.slice(0, 4).map(suggested), ['Mohamad', 'قاسم', 'Elsheikh', 'Gamal'])
    assert.equal(await queriesOf(asked), 1)
  })
})
