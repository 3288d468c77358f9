import logger from '@adonisjs/core/services/logger'
import type { Job, JobWithMetadata, PgBoss } from 'pg-boss'
import { enrolmentClockJob } from '#app/jobs/enrolment_clock_job'
import { importJob, type ImportJob } from '#app/jobs/import_job'
import { makeUpClockJob } from '#app/jobs/make_up_clock_job'
import { keyNamesJob } from '#app/jobs/key_names_job'
import { SearchClock } from '#app/jobs/search_clock'
import { reminderClockJob } from '#app/jobs/reminder_clock_job'
import { reactionJob } from '#app/jobs/reaction_job'
import { searchJob, type SearchJob } from '#app/jobs/search_job'
import { externalSearch } from '#core/search/external/external_search'
import { mailJob, type MailJob } from '#app/jobs/mail_job'
import { leastUrgent } from '#domain/access/links/account_mail'
import type { ReactionJob } from '#domain/shared/events/react'

const everyMinute = '* * * * *'
/** Midnight is on one everywhere. */
const everyQuarter = '*/15 * * * *'
const lettersAtOnce = 5

export async function startWorkers(boss: PgBoss) {
  if (externalSearch()) await workOnSearch(boss)
  await workOnMail(boss)
  await boss.work<ReactionJob>(
    'reactions',
    { pollingIntervalSeconds: 0.5, localConcurrency: 2, groupConcurrency: 1 },
    told('reactions', async (jobs: Job<ReactionJob>[]) => {
      for (const { data } of jobs) await reactionJob(data)
    })
  )
  await boss.work('enrolment_clock', told('enrolment_clock', enrolmentClockJob))
  await boss.schedule('enrolment_clock', everyMinute)
  await boss.work('make_up_clock', told('make_up_clock', makeUpClockJob))
  await boss.schedule('make_up_clock', everyQuarter)
  await boss.work('reminder_clock', told('reminder_clock', reminderClockJob))
  await boss.schedule('reminder_clock', everyQuarter)
  await boss.work('name_keys', told('name_keys', keyNamesJob))
  await boss.send('name_keys', {})
  await boss.work<ImportJob>(
    'imports',
    { pollingIntervalSeconds: 1, localConcurrency: 2, groupConcurrency: 1 },
    told('imports', async (jobs: Job<ImportJob>[]) => {
      for (const { data } of jobs) await importJob(data)
    })
  )
}

/** What fails is looked for again by the clock, later each time. */
export async function workOnSearch(boss: PgBoss) {
  const clock = new SearchClock((error) => tell('search', error))
  await boss.work<SearchJob>(
    'search',
    { pollingIntervalSeconds: 0.5, localConcurrency: 2, groupConcurrency: 1 },
    async (jobs: Job<SearchJob>[]) => {
      for (const { data, signal } of jobs) {
        await searchJob(data, { signal }).then(
          () => clock.worked(data.tenantId),
          (error: unknown) => clock.failed(data.tenantId, error)
        )
      }
    }
  )
  clock.start()
  boss.once('stopped', () => clock.stop())
  return clock
}

/**
 * Two workers for letters somebody waits for, and three for all, the urgent first. While one of the
 * three works for a centre the other two leave that centre alone, so that its bulk holds nobody up.
 */
export async function workOnMail(boss: PgBoss) {
  const batches = {
    batchSize: lettersAtOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const
  const forUrgent = {
    ...batches,
    minPriority: leastUrgent,
    pollingIntervalSeconds: 0.5,
    localConcurrency: 2,
  } as const
  const forAll = {
    ...batches,
    groupConcurrency: lettersAtOnce,
    pollingIntervalSeconds: 1,
    localConcurrency: 3,
  } as const
  await boss.work<MailJob, unknown, typeof forUrgent>('mail', forUrgent, writeEach)
  await boss.work<MailJob, unknown, typeof forAll>('mail', forAll, writeEach)
}

async function writeEach(jobs: JobWithMetadata<MailJob>[]) {
  const results = []
  for (const { id, data, retryCount, retryLimit } of jobs) {
    try {
      await mailJob(data, { isLast: retryCount >= retryLimit })
      results.push({ id, status: 'completed' as const })
    } catch (error) {
      tell('mail', error)
      results.push({ id, status: 'failed' as const, output: { message: String(error) } })
    }
  }
  return results
}

function told<T>(queue: string, work: (jobs: T) => Promise<void>) {
  return async (jobs: T) => {
    try {
      await work(jobs)
    } catch (error) {
      tell(queue, error)
      throw error
    }
  }
}

const tell = (queue: string, error: unknown) => logger.error({ err: error, queue }, 'a job failed')
