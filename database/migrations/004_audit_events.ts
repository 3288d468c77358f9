import { Migration } from '#database/migration'
import { applicationRole, isolate } from '#database/tenant_table'

/**
 * Append-only: the application role may not change a row, and the triggers refuse the owner too.
 */
export default class AuditEvents extends Migration {
  up() {
    this.run(`
      create table public.audit_events (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        occurred_at timestamptz not null default now(),
        actor_id uuid,
        actor_name text,
        action text not null,
        subject_type text not null,
        subject_id uuid not null,
        before jsonb,
        after jsonb,
        request_id text,
        primary key (tenant_id, id)
      );
      create index audit_events_by_subject on audit_events (tenant_id, subject_type, subject_id, id desc);
      ${isolate('audit_events')}
      revoke update, delete, truncate on audit_events from ${applicationRole()};

      create function public.refuse_change() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = '42501';
      end $$;
      create trigger audit_events_append_only before update or delete on audit_events
        for each row execute function refuse_change();
      create trigger audit_events_no_truncate before truncate on audit_events
        for each statement execute function refuse_change();
      alter table audit_events enable always trigger audit_events_append_only;
      alter table audit_events enable always trigger audit_events_no_truncate;
    `)
  }
}
