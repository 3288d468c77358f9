import { Migration } from '#database/migration'
import { getConstructionPlans } from 'pg-boss'
import { applicationRole } from '#database/tenant_table'

/** Made by the owner: the application role only puts jobs in and takes them out. */
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
    this.run(`
      select jobs.create_queue('mail',
        '{"policy": "standard", "retryLimit": 8, "retryDelay": 5, "retryBackoff": true}'::jsonb)`)
  }
}
