import { Migration } from '#database/migration'
import { getConstructionPlans } from 'pg-boss'
import { jobQueues } from '#database/job_queues'
import { applicationRole } from '#database/tenant_table'

/** pg-boss' own schema and our queues, made by the owner: the application role only puts jobs in and takes them out. */
export default class Jobs extends Migration {
  up() {
    const app = applicationRole()
    const plans = getConstructionPlans('jobs')
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, '')
    this.run(plans)
    this.run(`
      grant usage on schema jobs to ${app};
      grant select, insert, update, delete on all tables in schema jobs to ${app};
      grant usage, select on all sequences in schema jobs to ${app};
      grant execute on all functions in schema jobs to ${app};`)
    for (const { name, options } of jobQueues) {
      this.run(`select jobs.create_queue('${name}', '${JSON.stringify(options)}'::jsonb)`)
    }
  }
}
