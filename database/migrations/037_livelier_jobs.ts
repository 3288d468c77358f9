import { Migration } from '#database/migration'

/**
 * A killed process's job is found within seconds, by its missed beats. pg-boss' API asks for ten
 * seconds or more; its table and workers take what the queue says. Finished jobs are of no interest
 * after an hour.
 */
export default class LivelierJobs extends Migration {
  up() {
    this.run(`
      update jobs.queue set heartbeat_seconds = 4, deletion_seconds = 3600 where name in ('mail', 'imports');
      update jobs.queue set deletion_seconds = 3600 where name = 'enrolment_clock';`)
  }
}
