import { Migration } from '#database/migration'

/**
 * A job of a process that was killed is found within seconds: it misses its beats. pg-boss' own door wants ten seconds or
 * more; its table and its workers take what the queue says. What is done is looked at by nobody after an hour.
 */
export default class LivelierJobs extends Migration {
  up() {
    this.run(`
      update jobs.queue set heartbeat_seconds = 4, deletion_seconds = 3600 where name in ('mail', 'imports');
      update jobs.queue set deletion_seconds = 3600 where name = 'enrolment_clock';`)
  }
}
