/**
 * Every queue of jobs, and how often what failed is tried again. Each start brings the database to what stands here
 * (`database/keep_job_queues.ts`), so a new queue needs no migration. A worker that was killed misses its beats: its job
 * goes to another one within seconds. What is done is looked at by nobody after an hour.
 */
export const jobQueues = {
  mail: { policy: 'standard', tries: 8, wait: 5, waitsLonger: true, runs: 15 * 60, beat: 4 },
  reactions: { policy: 'standard', tries: 8, wait: 5, waitsLonger: true, runs: 15 * 60, beat: 4 },
  imports: { policy: 'standard', tries: 5, wait: 1, waitsLonger: false, runs: 60 * 60, beat: 4 },
  enrolment_clock: {
    policy: 'stately',
    tries: 2,
    wait: 0,
    waitsLonger: false,
    runs: 15 * 60,
    beat: null,
  },
  make_up_clock: {
    policy: 'stately',
    tries: 2,
    wait: 0,
    waitsLonger: false,
    runs: 15 * 60,
    beat: null,
  },
  reminder_clock: {
    policy: 'stately',
    tries: 2,
    wait: 0,
    waitsLonger: false,
    runs: 15 * 60,
    beat: null,
  },
  name_keys: { policy: 'stately', tries: 5, wait: 10, waitsLonger: true, runs: 60 * 60, beat: 4 },
  // what failed is tried again by the clock (app/jobs/search_clock.ts)
  search: { policy: 'stately', tries: 0, wait: 0, waitsLonger: false, runs: 15 * 60, beat: 4 },
} as const satisfies Record<string, QueueOptions>

export const doneSeconds = 60 * 60

export type JobQueue = keyof typeof jobQueues

/** Times in seconds. */
type QueueOptions = {
  policy: 'standard' | 'stately'
  /** After the first one. */
  tries: number
  wait: number
  waitsLonger: boolean
  /** As long as one job may take. */
  runs: number
  /** Null: only `runs` tells that a worker is gone. */
  beat: number | null
}
