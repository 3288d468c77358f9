import { Migration } from '#database/migration'

/** People are also told that a session has been scheduled. */
export default class ScheduledNews extends Migration {
  up() {
    this.run(`
      alter table public.announcements drop constraint announcements_act_check;
      alter table public.announcements add constraint announcements_act_check
        check (act in ('schedule', 'cancel', 'restore', 'update'));`)
  }
}
