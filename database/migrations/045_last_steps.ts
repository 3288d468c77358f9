import { Migration } from '#database/migration'

/** So that only the act of a group's last step can be undone (docs/adr/0029); null once undone. */
export default class LastSteps extends Migration {
  up() {
    this.run('alter table public.groups add last_act uuid')
  }
}
