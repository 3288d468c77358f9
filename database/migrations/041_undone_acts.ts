import { Migration } from '#database/migration'

/**
 * What an act changed, so that it can be undone exactly: all changes of one act share its id, and each keeps what the
 * enrolment held before and the version it had after (docs/adr/0029).
 */
export default class UndoneActs extends Migration {
  up() {
    this.run(`
      alter table public.enrolment_changes
        add act_id uuid,
        add version integer check (version > 0),
        add kept jsonb check (jsonb_typeof(kept) = 'object');
      create index enrolment_changes_by_act on public.enrolment_changes (tenant_id, act_id) where act_id is not null`)
  }
}
