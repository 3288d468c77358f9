import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import { sql } from 'kysely'
import { bindExternalSearch, externalSearch } from '#core/search/external/external_search'
import SearchReindex from '#commands/search_reindex'
import { searchJob } from '#app/jobs/search_job'
import { SearchClock } from '#app/jobs/search_clock'
import { followChanges } from '#core/search/external/follow_changes'
import { switchSearchTriggers } from '#database/search_changes'
import { changedCentres, markEverything } from '#domain/search/changes/search_changes'
import { db, ownerPool, platform, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { searchOutside } from '#tests/helpers/search/meilisearch'
import {
  ask,
  found,
  indexes,
  keyIn,
  keyOfAdministrator,
  multiSearch,
  searchedCentre,
  uid,
} from '#tests/helpers/search/search'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const sync = ({ id }: Centre) => searchJob({ tenantId: id })

const start = (address: string | undefined, centres: { id: string }[], failed?: string[]) =>
  followChanges({
    owner: ownerPool(),
    address,
    centres,
    onError: (error, id) => {
      if (!failed) throw error
      failed.push(id)
    },
  })

const startWith = (address: string, ...centres: Centre[]) => start(address, centres)

const waiting = async (centre: Centre) =>
  (await rowsOf(centre, 'search_changes')).map(({ kind, record_id: id }) => `${kind} ${id}`)

test.group('A search server outside', (group) => {
  group.setup(async () => {
    await switchSearchTriggers(ownerPool(), true)
    return async () => void (await switchSearchTriggers(ownerPool(), false))
  })

  test('is told every record as it is, in both languages, and what is gone', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre, student, group: groupId, email } = await searchedCentre()
    await sync(centre)
    assert.deepEqual(outside.mistakes, [])
    assert.deepEqual(
      indexes.map((index) => outside.documents(uid(centre, index)).length),
      [2, 1, 1]
    )
    const students = outside.documents(uid(centre, 'students'))
    assert.deepInclude(
      students.find(({ id }) => id === student),
      {
        first_name: 'Zaynab',
        first_name_other: 'زينب',
        email,
        phone: '+966501234567',
        phone_written: '966501234567 0501234567',
        birth_date: null,
        archived: false,
      }
    )
    assert.notProperty(students[0], 'search_text')
    const [branch] = await rowsOf(centre, 'branches')
    assert.deepEqual(outside.documents(uid(centre, 'groups')), [
      {
        id: groupId,
        name: 'ZAY-1',
        title_en: 'Zaynab reads',
        title_ar: 'قراءات زينب',
        course_name_en: 'Poetry of Zaynab',
        course_name_ar: 'شعر زينب',
        title_other_en: 'قراءات زينب',
        title_other_ar: 'Zaynab reads',
        work_type: 'online',
        archived: false,
        branch_id: branch.id,
      },
    ])
    const { settings } = outside.indexes.get(uid(centre, 'students'))!
    assert.include(settings.searchableAttributes as string[], 'phone_written')
    assert.notInclude(settings.searchableAttributes as string[], 'id')

    await withTenant(centre.id, () =>
      db().deleteFrom('students').where('id', '=', student).execute()
    )
    await sync(centre)
    assert.lengthOf(outside.documents(uid(centre, 'students')), 1)
    assert.deepEqual(await waiting(centre), [])
    assert.deepEqual(outside.mistakes, [])
  })

  test('what changes is noted in its own transaction, and nothing that no document holds', async ({
    assert,
  }) => {
    const { centre, student, group: groupId } = await searchedCentre()
    const clear = () => withTenant(centre.id, () => db().deleteFrom('search_changes').execute())
    const set = (table: 'students' | 'groups' | 'courses', columns: object) =>
      withTenant(centre.id, () => db().updateTable(table).set(columns).execute())
    await clear()
    await set('students', { notes: 'Prefers mornings' })
    await set('groups', { capacity: 30 })
    await set('courses', { capacity: 30 })
    assert.deepEqual(await waiting(centre), [])
    await set('courses', { title_en: 'Prose' })
    assert.deepEqual(await waiting(centre), [`groups ${groupId}`])
    await clear()
    await set('students', { archived_at: new Date() })
    assert.lengthOf(await waiting(centre), 2)
    assert.include(await waiting(centre), `students ${student}`)
    await clear()
    await set('students', { birth_date: '2014-03-02' })
    assert.lengthOf(await waiting(centre), 2)
    await clear()
    const undone = withTenant(centre.id, async () => {
      await db().updateTable('students').set({ email: 'nobody@centre.test' }).execute()
      throw new Error('Not after all')
    })
    await assert.rejects(() => undone, 'Not after all')
    assert.deepEqual(await waiting(centre), [])
  })

  test('nothing is noted where there is no server, and everything counts as changed once there is', async ({
    assert,
  }) => {
    await switchSearchTriggers(ownerPool(), false)
    const { centre } = await searchedCentre()
    assert.deepEqual(await waiting(centre), [])
    await startWith('http://first.test', centre)
    assert.lengthOf(await waiting(centre), 4)
    assert.include(await changedCentres(), centre.id)
    await withTenant(centre.id, () => db().deleteFrom('search_changes').execute())
    await startWith('http://first.test', centre)
    assert.deepEqual(await waiting(centre), [])
    await startWith('http://second.test', centre)
    assert.lengthOf(await waiting(centre), 4)
  })

  test('a start that was killed once changes were noted leaves the rest to the next one', async ({
    assert,
  }) => {
    await switchSearchTriggers(ownerPool(), false)
    const { centre } = await searchedCentre()
    const other = (await searchedCentre()).centre
    await switchSearchTriggers(ownerPool(), true)
    await startWith('http://first.test', other)
    assert.deepEqual(await waiting(centre), [])
    await startWith('http://first.test', other, centre)
    assert.deepEqual(
      [await waiting(centre), await waiting(other)].map(({ length }) => length),
      [4, 4]
    )
  })

  test('a centre that cannot be marked holds no other up, and is tried again by the next start', async ({
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const failed: string[] = []
    const gone = { id: crypto.randomUUID() }
    await start('http://first.test', [gone, centre], failed)
    await start('http://first.test', [gone, centre], failed)
    assert.deepEqual(failed, [gone.id, gone.id])
    assert.lengthOf(await waiting(centre), 4)
  })

  test('who was deleted while no server was told is not found by it afterwards', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre, student } = await searchedCentre()
    await sync(centre)
    await start(undefined, [])
    await withTenant(centre.id, () =>
      db().deleteFrom('students').where('id', '=', student).execute()
    )
    await sync(centre)
    assert.lengthOf(outside.documents(uid(centre, 'students')), 2)
    await startWith(externalSearch()!.address, centre)
    await sync(centre)
    const kept = outside.documents(uid(centre, 'students'))
    assert.lengthOf(kept, 1)
    assert.notInclude(
      kept.map(({ id }) => id),
      student
    )
    assert.deepEqual(outside.mistakes, [])
  })

  test('the indexes of a centre that has nobody any more are emptied', async ({
    cleanup,
    assert,
  }) => {
    await searchOutside(cleanup)
    const centre = await createCentre()
    await startWith(externalSearch()!.address, centre)
    assert.deepEqual(await waiting(centre), [])
    assert.include(await changedCentres(), centre.id)
    await sync(centre)
    assert.notInclude(await changedCentres(), centre.id)
  })

  test('another server is told everything, and whoever still asks the former leaves it alone', async ({
    cleanup,
    assert,
  }) => {
    const former = await searchOutside(cleanup)
    const asked = externalSearch()
    const { centre } = await searchedCentre()
    await sync(centre)
    const empty = await searchOutside(cleanup)
    await startWith(externalSearch()!.address, centre)
    await sync(centre)
    assert.lengthOf(empty.documents(uid(centre, 'students')), 2)
    bindExternalSearch(asked)
    await createStudent(centre, { firstName: 'Hind' })
    await sync(centre)
    assert.lengthOf(former.documents(uid(centre, 'students')), 2)
    assert.lengthOf(await waiting(centre), 1)
  })

  test('a server that fails, hangs or refuses a document loses nothing: it is told again', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre } = await searchedCentre()
    outside.mode = 'failing'
    await assert.rejects(() => sync(centre), /500/)
    outside.mode = 'well'
    outside.refused = '"id"'
    await assert.rejects(() => sync(centre), /invalid_document_id/)
    assert.lengthOf(await waiting(centre), 4)
    outside.refused = undefined
    outside.failNext = 'internal'
    await sync(centre)
    assert.deepEqual(await waiting(centre), [])
    assert.lengthOf(outside.documents(uid(centre, 'students')), 2)
    await withTenant(centre.id, markEverything)
    await sync(centre)
    assert.lengthOf(outside.documents(uid(centre, 'students')), 2)
    const wrong = await searchOutside(cleanup, { key: 'another' })
    await startWith(externalSearch()!.address, centre)
    await assert.rejects(() => sync(centre))
    assert.lengthOf(wrong.indexes, 0)
  })

  test('what a server takes up after nobody waits for it any more is told over again', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre, student } = await searchedCentre()
    await sync(centre)
    const rename = (email: string) =>
      withTenant(centre.id, () =>
        db().updateTable('students').set({ email }).where('id', '=', student).execute()
      )
    const told = () =>
      outside.documents(uid(centre, 'students')).find(({ id }) => id === student)?.email
    const comeDue = () =>
      withTenant(centre.id, () =>
        db().updateTable('search_changes').set({ due_at: new Date() }).execute()
      )
    await rename('old@centre.test')
    outside.holdNext = 'POST'
    await assert.rejects(() => sync(centre), /timeout/)
    await rename('new@centre.test')
    await sync(centre)
    assert.equal(told(), 'new@centre.test')
    assert.notInclude(await changedCentres(), centre.id)
    outside.takeUpHeld()
    assert.equal(told(), 'old@centre.test')
    await comeDue()
    await sync(centre)
    assert.equal(told(), 'new@centre.test')
    assert.deepEqual(await waiting(centre), [])

    await startWith('http://another.test', centre)
    await startWith(externalSearch()!.address, centre)
    outside.holdNext = 'DELETE'
    await assert.rejects(() => sync(centre), /timeout/)
    await sync(centre)
    outside.takeUpHeld()
    await comeDue()
    await sync(centre)
    assert.lengthOf(outside.documents(uid(centre, 'students')), 2)
    assert.deepEqual(await waiting(centre), [])
  })

  test('a worker that has lost its job tells no more, and what it was telling is told again', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre } = await searchedCentre()
    await sync(centre)
    const lost = new AbortController()
    const job = () => searchJob({ tenantId: centre.id }, { signal: lost.signal })
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ email: 'new@centre.test' }).execute()
    )
    outside.onDocuments = () => lost.abort()
    await assert.rejects(job, /aborted/)
    assert.lengthOf(await waiting(centre), 2)
    const before = outside.sent.length
    await job()
    assert.lengthOf(outside.sent, before)
    await sync(centre)
    assert.lengthOf(await waiting(centre), 2)
  })

  test('many changes go in batches, and each centre has its turn', async ({ cleanup, assert }) => {
    const outside = await searchOutside(cleanup)
    const { centre } = await searchedCentre()
    await sync(centre)
    outside.sent.length = 0
    await withTenant(centre.id, async () => {
      for (let time = 0; time < 150; time++) await markEverything()
    })
    await searchJob({ tenantId: centre.id }, { turn: 0 })
    assert.isAbove((await waiting(centre)).length, 500)
    await sync(centre)
    assert.deepEqual(await waiting(centre), [])
    const told = outside.sent.filter(({ path }) =>
      path.startsWith(`/indexes/${uid(centre, 'students')}/documents`)
    )
    assert.lengthOf(told, 2)
  })

  test('a centre has one job waiting, however often the clock looks', async ({ assert }) => {
    const { centre } = await searchedCentre()
    const clock = new SearchClock((error) => {
      throw error
    })
    const { centre: failing } = await searchedCentre()
    assert.throws(() => clock.failed(failing.id, new Error('down')))
    await clock.look()
    await clock.look()
    const jobsOf = async ({ id }: Centre) => {
      const asked = sql`select id from jobs.job where name = 'search' and data->>'tenantId' = ${id}`
      return (await asked.execute(platform())).rows
    }
    assert.lengthOf(await jobsOf(centre), 1)
    assert.deepEqual(await jobsOf(failing), [])
  })

  test('search:reindex empties the indexes of a centre and fills them anew', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre } = await searchedCentre()
    await sync(centre)
    outside.indexes.get(uid(centre, 'students'))!.documents.set('left', { id: 'left' })
    const command = await ace.create(SearchReindex, [centre.slug])
    await command.exec()
    command.assertSucceeded()
    assert.lengthOf(await waiting(centre), 4)
    await sync(centre)
    assert.lengthOf(outside.documents(uid(centre, 'students')), 2)
    assert.deepEqual(await waiting(centre), [])
    const unknown = await ace.create(SearchReindex, ['nowhere-at-all'])
    await unknown.exec()
    assert.equal(unknown.exitCode, 1)
    assert.deepEqual(outside.mistakes, [])
  })

  test('a record that is always refused holds no other up and is tried again later', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre, student } = await searchedCentre()
    for (let time = 0; time < 9; time++) await createStudent(centre, { firstName: 'Hind' })
    outside.refused = student
    await sync(centre)
    assert.lengthOf(outside.documents(uid(centre, 'students')), 10)
    assert.lengthOf(outside.documents(uid(centre, 'groups')), 1)
    assert.deepEqual([...new Set(await waiting(centre))], [`students ${student}`])
    assert.notInclude(await changedCentres(), centre.id)
  })

  test('a server that refuses all of an index is not asked about each of it', async ({
    cleanup,
    assert,
  }) => {
    const outside = await searchOutside(cleanup)
    const { centre } = await searchedCentre()
    for (let time = 0; time < 30; time++) await createStudent(centre, { firstName: 'Hind' })
    outside.refused = 'first_name'
    await assert.rejects(() => sync(centre), /invalid_document_id/)
    const path = `/indexes/${uid(centre, 'students')}/documents?primaryKey=id`
    assert.isBelow(outside.sent.filter((sent) => sent.path === path).length, 24)
    assert.lengthOf(outside.documents(uid(centre, 'groups')), 1)
    assert.include(await changedCentres(), centre.id)
  })

  test('the clock leaves a centre that fails alone, longer each time, and no other', async ({
    assert,
  }) => {
    const told: unknown[] = []
    const clock = new SearchClock((error) => told.push(error))
    const failed = (now: number) => clock.failed('one', new Error('down'), now)
    const may = (...times: number[]) => times.map((time) => clock.mayLook('one', time))
    assert.deepEqual(may(0), [true])
    failed(0)
    assert.deepEqual(may(900, 1_000), [false, true])
    assert.isTrue(clock.mayLook('other', 0))
    failed(1_000)
    clock.worked('other')
    assert.deepEqual(may(2_900, 3_000), [false, true])
    for (let time = 0; time < 20; time++) failed(0)
    assert.deepEqual(may(59_000, 60_000), [false, true])
    clock.worked('one')
    assert.deepEqual(may(0), [true])
    assert.lengthOf(told, 22)
  })
})

test.group('Searches by a server outside', (group) => {
  group.setup(async () => {
    await switchSearchTriggers(ownerPool(), true)
    return async () => void (await switchSearchTriggers(ownerPool(), false))
  })

  test('D6 are asked as before and answered as before, in the reader’s language', async ({
    client,
    cleanup,
    assert,
  }) => {
    const { centre, ...ids } = await searchedCentre()
    const key = await keyOfAdministrator(client, centre)
    const here = (await multiSearch({ client, centre, key })).body()
    const outside = await searchOutside(cleanup)
    await sync(centre)
    const there = (await multiSearch({ client, centre, key })).body()
    const told = ({ results }: { results: { hits: object[] }[] }) =>
      results.map(({ hits, ...rest }) => ({
        ...rest,
        processingTimeMs: 0,
        hits: hits.map((hit) => ({ ...hit, _formatted: undefined })),
      }))
    assert.deepEqual(told(there), told(here))
    const { queries } = outside.sent.at(-1)!.body as { queries: Record<string, unknown>[] }
    assert.deepEqual(
      queries.map(({ indexUid }) => indexUid),
      indexes.map((index) => uid(centre, index))
    )
    const asked = await ask({ client, centre, key }, `indexes/${uid(centre, 'groups')}/search`, {
      q: 'Zaynab',
      attributesToRetrieve: ['id', 'title'],
      attributesToCrop: ['title:3'],
      filter: [['title = "a\\"b"', 'archived = false'], 'NOT work_type IN [online, hybrid]'],
    })
    assert.equal(asked.body().hits[0].id, ids.group)
    const sent = (outside.sent.at(-1)!.body as { queries: Record<string, unknown>[] }).queries[0]!
    assert.deepInclude(sent, {
      attributesToRetrieve: ['id', 'title_en'],
      attributesToCrop: ['title_en:3'],
      filter:
        '((title_en IN ["a\\"b"]) OR (archived IN ["false"])) AND (NOT (work_type IN ["online", "hybrid"]))',
    })
    await multiSearch({ client, centre, key }, 'S26 0629')
    const numbers = (outside.sent.at(-1)!.body as { queries: Record<string, unknown>[] }).queries
    assert.deepEqual(
      numbers.map(({ q }) => q),
      ['s-260629', 's-260629', 'S26 0629']
    )
    const before = outside.sent.length
    const filter = Array.from({ length: 11 }, (_, at) => `id = ${at}`)
    const many = [{ indexUid: uid(centre, 'groups'), q: 'Zaynab', filter }]
    const costly = await ask({ client, centre, key }, 'multi-search', { queries: many })
    assert.equal(found(costly), 'invalid_search_filter')
    assert.lengthOf(outside.sent, before)
    assert.deepEqual(outside.mistakes, [])
  })

  test('T6 send no name of another centre there, and nothing once the session says no', async ({
    client,
    cleanup,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const other = (await searchedCentre()).centre
    const visitor = await signedIn(client, await createAdministrator(centre))
    const place = { client, centre, key: await keyIn(visitor) }
    const outside = await searchOutside(cleanup)
    await sync(other)
    const before = outside.sent.length
    const queries = [{ indexUid: uid(other, 'students'), q: 'Zaynab' }]
    assert.equal(found(await ask(place, 'multi-search', { queries })), 'index_not_found')
    await visitor.post('/admin/lock')
    assert.equal(found(await multiSearch(place)), 'invalid_api_key')
    assert.lengthOf(outside.sent, before)
  })

  test('D7 a server that fails or hangs is told as such, and one that knows no index finds nothing', async ({
    client,
    cleanup,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    const outside = await searchOutside(cleanup)
    assert.deepEqual(found(await multiSearch(place)), [0, 0, 0])
    await createStudent(centre, { firstName: 'Zaynab' })
    await sync(centre)
    for (const mode of ['failing', 'silent', 'strange'] as const) {
      outside.mode = mode
      const answer = await multiSearch(place)
      assert.equal(`${answer.status()} ${found(answer)}`, '503 internal', mode)
      assert.notInclude(answer.text(), '127.0.0.1')
    }
    outside.mode = 'well'
    assert.deepEqual(found(await multiSearch(place)), [2, 1, 1])
  })
})
