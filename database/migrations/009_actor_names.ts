import { Migration } from '#database/migration'

export default class ActorNames extends Migration {
  up() {
    this.run('alter table public.audit_events add column actor_name_other text')
  }
}
