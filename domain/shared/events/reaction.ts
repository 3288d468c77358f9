import type { EventKind, Happened } from '#domain/shared/events/event'
import type { JobQueue } from '#domain/shared/runtime/job_queues'

type Named = { event: string; name: string }

export type AtOnce = Named & {
  when: 'at_once'
  run(about: object, happened: Happened): Promise<unknown>
}

export type Later = Named & {
  when: 'later'
  queue: JobQueue
  job(about: object, happened: Happened): object
  priorityOf?(job: object): number
  /** Absent where the queue's own worker knows the job. */
  run?(job: object): Promise<unknown>
}

export type Reaction = AtOnce | Later

/**
 * What must be true together with its cause: runs in its transaction, in the order of the list, and
 * when it throws, the cause has not happened either.
 */
export const atOnce = <About extends object, Answer>(
  event: EventKind<About, Answer>,
  name: string,
  run: (about: About, happened: Happened) => Promise<Answer>
): AtOnce => ({ when: 'at_once', event: event.name, name, run })

type Work<About, Job> = {
  job: (about: About, happened: Happened) => Job
  run: (job: Job & { tenantId: string }) => Promise<unknown>
}

/**
 * Everything else that stays in the database: a job that is put into the cause's transaction. What
 * `run` writes is there exactly once, although the job may be delivered twice.
 */
export const later = <About extends object, Job extends object>(
  event: EventKind<About>,
  name: string,
  { job, run }: Work<About, Job>
): Later => ({ when: 'later', event: event.name, name, queue: 'reactions', job, run })

type Letter<About, Job> = {
  letter: (about: About, happened: Happened) => Job
  priorityOf: (letter: Job) => number
}

/** A letter the cause's transaction puts into the queue; once it is sent it is not sent again. */
export const byMail = <About extends object, Job extends object>(
  event: EventKind<About>,
  name: string,
  { letter, priorityOf }: Letter<About, Job>
): Later => ({ when: 'later', event: event.name, name, queue: 'mail', job: letter, priorityOf })
