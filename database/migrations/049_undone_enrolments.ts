import { Migration } from '#database/migration'

/**
 * An enrolment that an undone act had begun: kept for the trail, and part of no list
 * (docs/adr/0029). Older ones are found in the trail, where an enrolment that came back by an undo
 * has another status.
 */
export default class UndoneEnrolments extends Migration {
  up() {
    this.run(`
      alter table public.enrolments add is_undone boolean not null default false;
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.enrolments e set is_undone = true
          where e.status in ('transferred', 'expired') and exists (
            select from public.audit_events a
            where a.subject_type = 'enrolment' and a.subject_id = e.id
              and a.action = 'enrolments.undo' and a.after ->> 'status' = e.status);
        end loop;
      end $$;
    `)
  }
}
