import { Migration } from '#database/migration'

/** The act that took a group its last step, so that no other is undone in its name (docs/adr/0029); null once undone. */
export default class LastSteps extends Migration {
  up() {
    this.run('alter table public.groups add last_act uuid')
  }
}
