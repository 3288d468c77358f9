import fs from 'node:fs/promises'
import { join } from 'node:path'
import { reactionJob } from '#app/jobs/reaction_job'
import { mailJob, type MailJob } from '#app/jobs/mail_job'
import { mailFolder } from '#config/mail'
import type { ReactionJob } from '#domain/shared/events/react'
import type { JobQueue } from '#domain/shared/runtime/job_queues'
import { startedQueue } from '#domain/shared/runtime/jobs'
import type { Centre } from '#tests/helpers/centre/centre'

export type WrittenLetter = {
  to: string[]
  subject: string
  html: string
  text: string
  attachments: { name: string; type: string; content: string }[]
  at: string
}

/** Writes every letter that waits in the queue: tests do by hand what the server does beside its requests. */
export async function writeLetters() {
  await workReactions()
  await workThrough<MailJob>('mail', mailJob)
}

/** The letters that follow wait. */
export const workReactions = () => workThrough<ReactionJob>('reactions', reactionJob)

async function workThrough<Job extends object>(name: JobQueue, work: (job: Job) => Promise<void>) {
  const queue = await startedQueue()
  for (;;) {
    const jobs = await queue.fetch<Job>(name, { batchSize: 20, ignoreStartAfter: true })
    for (const { data } of jobs) await work(data)
    if (jobs.length === 0) return
    await queue.complete(
      name,
      jobs.map(({ id }) => id)
    )
  }
}

export async function lettersTo(centre: Centre, email: string): Promise<WrittenLetter[]> {
  await writeLetters()
  const folder = join(mailFolder, centre.id)
  const names = await fs.readdir(folder).catch(() => [])
  const letters = await Promise.all(
    names.sort().map(async (name) => JSON.parse(await fs.readFile(join(folder, name), 'utf8')))
  )
  return letters.filter(({ to }: WrittenLetter) => to.includes(email))
}

export function linkIn(letter: WrittenLetter) {
  const found = /https?:\/\/\S+/.exec(letter.text)
  if (!found) throw new Error(`No link in "${letter.subject}"`)
  return new URL(found[0]).pathname
}
