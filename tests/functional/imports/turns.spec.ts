import { test } from '@japa/runner'
import { sql } from 'kysely'
import { importJob } from '#app/jobs/import_job'
import { RunImport } from '#domain/imports/actions/run_import'
import { system } from '#domain/shared/audit/actor'
import { platform } from '#domain/shared/data/database'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { bytesOf, checkImport, importRow, startImport } from '#tests/helpers/imports/imports'

const rows = 1_100
const list = [
  'First name,Last name,Phone',
  ...Array.from({ length: rows }, (_, place) => `Pupil ${place},Salem,05${10_000_000 + place}`),
].join('\n')

async function waiting(centre: Centre) {
  const id = await startImport(centre, bytesOf(list))
  await checkImport(centre, id)
  await new RunImport().execute({ tenantId: centre.id, actor: system, id })
  return { tenantId: centre.id, importId: id }
}

const queued = async (importId: string) => {
  const { rows: found } = await sql<{ jobs: number }>`
    select count(*)::integer as jobs from jobs.job
    where name = 'imports' and data ->> 'importId' = ${importId}`.execute(platform())
  return found[0]!.jobs
}

test.group('Imports of several centres', () => {
  test('take turns: while another centre waits, one goes on later, behind it, where it stood', async ({
    assert,
  }) => {
    const [one, other] = [await createCentre(), await createCentre()]
    const job = await waiting(one)
    await waiting(other)
    const before = await queued(job.importId)
    await importJob(job, 0)
    const turn = await importRow(one, job.importId)
    assert.containsSubset(turn, { status: 'running', next_row: 501, created: 500 })
    assert.equal(await queued(job.importId), before + 1)
    await importJob(job)
    assert.containsSubset(await importRow(one, job.importId), { status: 'done', created: rows })
  })
})
