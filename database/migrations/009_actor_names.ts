import { Migration } from '#database/migration'

/** The actor's name in the other script, as it was at the time; entries from before know only one. */
export default class ActorNames extends Migration {
  up() {
    this.run('alter table public.audit_events add column actor_name_other text')
  }
}
