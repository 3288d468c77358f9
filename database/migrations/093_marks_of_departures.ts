import { Migration } from '#database/migration'

const users = (column: string) =>
  `add foreign key (tenant_id, ${column}) references public.users (tenant_id, id)`

const byUser = (column: string) => `
      create index session_departures_by_${column} on public.session_departures (tenant_id, ${column})
        where ${column} is not null;`

/** What a session was let through for, and what spoke against its instructor already when they left. */
export default class MarksOfDepartures extends Migration {
  up() {
    // New keys are checked under forced row-level security, which asks for a tenant: no mark was kept in any.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.run(`
      alter table public.session_departures
        add clash_reason text,
        add clash_allowed_by uuid,
        add check_reason text,
        add check_allowed_by uuid,
        add checks_allowed text[] not null default '{}',
        add clashes uuid[] not null default '{}',
        add checks text[] not null default '{}',
        ${users('clash_allowed_by')},
        ${users('check_allowed_by')};
      ${byUser('clash_allowed_by')}
      ${byUser('check_allowed_by')}`)
  }
}
