import { test } from '@japa/runner'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { reactionJob } from '#app/jobs/reaction_job'
import { freezeClock } from '#domain/shared/time/clock'
import {
  db,
  platform,
  readStatements,
  readTenant,
  withTenant,
  writeStatement,
} from '#domain/shared/data/database'
import { eventKind } from '#domain/shared/events/event'
import { publish } from '#domain/shared/events/publish'
import type { ReactionJob } from '#domain/shared/events/react'
import { atOnce, later, type Reaction } from '#domain/shared/events/reaction'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { queriesOf } from '#tests/helpers/database/queries'
import { reactAlso } from '#tests/helpers/events/react_also'
import { writeLetters } from '#tests/helpers/mail/mailbox'

const opened = eventKind<{ code: string }>('tests.opened')
const echoed = eventKind<{ code: string }>('tests.echoed')

const addSubject = async (code: string) => {
  const subject = { id: uuid(), code, name_en: code }
  await db().insertInto('subjects').values(subject).execute()
}

const open = (centre: Centre, code: string) =>
  withTenant(centre.id, async () => {
    await addSubject(code)
    await publish(opened, { code })
  })

const codes = async (centre: Centre) =>
  ((await rowsOf(centre, 'subjects')) as { code: string }[]).map(({ code }) => code).sort()

const addsLater = later(opened, 'add_later', {
  job: ({ code }) => ({ code }),
  run: async ({ code }) => addSubject(`${code}-LATER`),
})

async function jobsOf(centre: Centre) {
  const { rows } = await sql<{ data: ReactionJob }>`
    select data from jobs.job where name = 'reactions' and data->>'tenantId' = ${centre.id}`.execute(
    platform()
  )
  return rows.map(({ data }) => data)
}

test.group('Events', () => {
  test('who must answer at once does so in the cause’s transaction, in order, inner ones first', async ({
    assert,
    cleanup,
  }) => {
    const heard: string[] = []
    const hears =
      (name: string) =>
      async ({ code }: { code: string }) => {
        const seen = await db()
          .selectFrom('subjects')
          .where('code', '=', code)
          .select('id')
          .execute()
        heard.push(`${name} ${seen.length}`)
      }
    const passesOn: Reaction = atOnce(opened, 'pass_on', async ({ code }) => {
      await publish(echoed, { code })
      heard.push('passed on')
    })
    reactAlso(
      cleanup,
      atOnce(opened, 'first', hears('first')),
      passesOn,
      atOnce(opened, 'last', hears('last')),
      atOnce(echoed, 'echo', hears('echo'))
    )
    await open(await createCentre(), 'BELL')
    assert.deepEqual(heard, ['first 1', 'echo 1', 'passed on', 'last 1'])
  })

  test('when one of them fails, the cause has not happened and no job is left', async ({
    assert,
    cleanup,
  }) => {
    const fails = atOnce(echoed, 'fail', async () => {
      throw new Error('No')
    })
    const writes = atOnce(opened, 'write', async ({ code }) => {
      await addSubject(`${code}-ALSO`)
      await publish(echoed, { code })
    })
    reactAlso(cleanup, addsLater, writes, fails)
    const centre = await createCentre()
    await assert.rejects(() => open(centre, 'BELL'), 'No')
    assert.deepEqual([await codes(centre), await jobsOf(centre)], [[], []])
  })

  test('a job exists exactly when its cause does, and names nobody', async ({
    assert,
    cleanup,
  }) => {
    reactAlso(cleanup, addsLater)
    const centre = await createCentre()
    await open(centre, 'BELL')
    const jobs = await jobsOf(centre)
    assert.deepEqual(
      jobs.map((job) => ({ ...job, cause: { ...job.cause, event: '' } })),
      [{ tenantId: centre.id, code: 'BELL', cause: { event: '', reaction: 'add_later' } } as object]
    )
    assert.deepEqual(await codes(centre), ['BELL'])
    await writeLetters()
    assert.deepEqual(await codes(centre), ['BELL', 'BELL-LATER'])
  })

  test('a job that is delivered twice, even at the same time, is done once', async ({
    assert,
    cleanup,
  }) => {
    reactAlso(cleanup, addsLater)
    const centre = await createCentre()
    await open(centre, 'BELL')
    const [job] = await jobsOf(centre)
    await Promise.all([reactionJob(job!), reactionJob(job!)])
    await reactionJob(job!)
    assert.deepEqual(await codes(centre), ['BELL', 'BELL-LATER'])
    assert.lengthOf(await rowsOf(centre, 'handled_events'), 1)
  })

  test('one that fails is not taken for done, and is done when it is tried again', async ({
    assert,
    cleanup,
  }) => {
    let tries = 0
    const stumbles = later(opened, 'stumble', {
      job: ({ code }) => ({ code }),
      run: async ({ code }) => {
        await addSubject(`${code}-${++tries}`)
        if (tries === 1) throw new Error('Not yet')
      },
    })
    reactAlso(cleanup, stumbles)
    const centre = await createCentre()
    await open(centre, 'BELL')
    const [job] = await jobsOf(centre)
    await assert.rejects(() => reactionJob(job!), 'Not yet')
    assert.deepEqual(await codes(centre), ['BELL'])
    await reactionJob(job!)
    assert.deepEqual(await codes(centre), ['BELL', 'BELL-2'])
  })

  test('another centre’s event of the same id is another event', async ({ assert, cleanup }) => {
    reactAlso(cleanup, addsLater)
    const [here, there] = [await createCentre(), await createCentre()]
    await open(here, 'BELL')
    const [job] = await jobsOf(here)
    await reactionJob(job!)
    await reactionJob({ ...job!, tenantId: there.id })
    assert.deepEqual(await codes(there), ['BELL-LATER'])
    assert.deepEqual(await codes(here), ['BELL', 'BELL-LATER'])
  })

  test('an act of one statement publishes nothing, nor does a page that only reads', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const message = 'tests.opened was published outside of a transaction'
    const say = () => publish(opened, { code: 'BELL' })
    await assert.rejects(() => writeStatement(centre.id, say), message)
    await assert.rejects(() => readStatements(centre.id, say), message)
  })

  test('an event nobody reacts to costs no statement', async ({ assert }) => {
    const centre = await createCentre()
    const look = () => db().selectFrom('subjects').select('id').execute()
    const silent = await queriesOf(() => readTenant(centre.id, look))
    const telling = await queriesOf(() =>
      readTenant(centre.id, async () => {
        await look()
        await publish(echoed, { code: 'BELL' })
      })
    )
    assert.equal(telling, silent)
  })

  test('what was answered more than a month ago is forgotten along the way', async ({
    assert,
    cleanup,
  }) => {
    reactAlso(cleanup, addsLater)
    cleanup(freezeClock('2026-11-25T09:00:00Z'))
    const centre = await createCentre()
    for (const day of ['2026-10-25', '2026-10-27']) {
      const handled = { event_id: uuid(), reaction: 'notice', handled_at: day }
      await insert(centre, 'handled_events', handled)
    }
    await open(centre, 'BELL')
    await writeLetters()
    const left = (await rowsOf(centre, 'handled_events')) as { handled_at: Date }[]
    assert.deepEqual(left.map(({ handled_at }) => handled_at.toISOString().slice(0, 10)).sort(), [
      '2026-10-27',
      '2026-11-25',
    ])
  })

  test('a reaction that is no longer there fails its job, and nothing is noted', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const job = { tenantId: centre.id, cause: { event: uuid(), reaction: 'forgotten' } }
    await assert.rejects(() => reactionJob(job), 'No reaction is called "forgotten"')
    assert.isEmpty(await rowsOf(centre, 'handled_events'))
  })
})
