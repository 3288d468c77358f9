import { Migration } from '#database/migration'

export default class DeclineReason extends Migration {
  up() {
    this.run(`
      alter table public.access_requests
        add reason text check (length(reason) between 1 and 500);
    `)
  }
}
