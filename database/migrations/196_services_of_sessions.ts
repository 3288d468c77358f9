import { Migration } from '#database/migration'

/** A session of one student belongs to no enrolment: its service says what it costs on its day. */
export default class ServicesOfSessions extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    for (const table of ['class_series', 'class_sessions']) {
      this.run(`
        alter table public.${table}
          add service_id uuid,
          add constraint ${table}_service_of_student check (service_id is null or student_id is not null),
          add foreign key (tenant_id, service_id) references public.services (tenant_id, id);
        create index ${table}_by_service on public.${table} (tenant_id, service_id) where service_id is not null;`)
    }
  }
}
