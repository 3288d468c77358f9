import { Migration } from '#database/migration'

const user = (column: string) =>
  `add foreign key (tenant_id, ${column}) references public.users (tenant_id, id)`

/**
 * An absence may be asked for by the instructor, and come back every week (docs/adr/0061-asked-and-repeating-absences.md).
 * Of one that repeats, \`starts_at\` is when the first begins and \`ends_at\` when the last ends.
 */
export default class AskedAbsences extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security: in no tenant there is nothing to check.
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.run(`
      alter table public.absences
        add state text not null default 'approved' check (state in ('requested', 'approved', 'declined', 'withdrawn')),
        add asked_by uuid,
        add decided_by uuid,
        add decided_at timestamptz,
        add answer text check (length(answer) between 1 and 500),
        add weekday smallint check (weekday between 1 and 7),
        add from_time time,
        add until_time time,
        add time_zone text,
        add taken_out date[] not null default '{}' check (cardinality(taken_out) = 0 or weekday is not null),
        add check (num_nonnulls(from_time, until_time, time_zone) = case when weekday is null then 0 else 3 end),
        add check (until_time > from_time),
        add check (state = 'approved' or asked_by is not null),
        add check (state <> 'requested' or num_nonnulls(decided_by, decided_at, answer) = 0),
        ${user('asked_by')},
        ${user('decided_by')};
      create index absences_by_asker on public.absences (tenant_id, asked_by) where asked_by is not null;
      create index absences_by_decider on public.absences (tenant_id, decided_by) where decided_by is not null;
      create index absences_asked on public.absences (tenant_id, created_at, id) where state = 'requested';`)
  }
}
