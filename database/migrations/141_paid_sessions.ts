import { Migration } from '#database/migration'

/** From the moment a session is paid for, it keeps whether it pays (docs/adr/0072-dated-policy.md). */
export default class PaidSessions extends Migration {
  up() {
    this.run(`
      alter table public.class_sessions
        add paid_at timestamptz,
        add pays_instructor boolean,
        add constraint class_sessions_paid_check check ((paid_at is null) = (pays_instructor is null))`)
  }
}
