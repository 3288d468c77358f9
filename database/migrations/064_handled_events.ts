import { Migration } from '#database/migration'
import { isolate } from '#database/tenant_table'

/** Which reactions have answered an event already (docs/adr/0040-contexts-react.md): a job may be delivered twice. */
export default class HandledEvents extends Migration {
  up() {
    this.run(`
      create table public.handled_events (
        tenant_id uuid not null references platform.tenants,
        event_id uuid not null,
        reaction text not null,
        handled_at timestamptz not null,
        primary key (tenant_id, event_id, reaction)
      );
      create index handled_events_by_age on public.handled_events (tenant_id, handled_at);
      ${isolate('public.handled_events')}
    `)
  }
}
