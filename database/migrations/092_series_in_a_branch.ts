import { Migration } from '#database/migration'

const tables = ['class_series', 'class_sessions']
const force = (how: '' | 'no') =>
  tables
    .map((table) => `alter table public.${table} ${how} force row level security;`)
    .join('\n      ')

/** A session stands in the branch of its series: whoever sees the one sees the other (ADR 46). */
export default class SeriesInABranch extends Migration {
  up() {
    this.run(`
      ${force('no')}
      update public.class_sessions s set series_id = null, original_start = null
      from public.class_series r
      where r.tenant_id = s.tenant_id and r.id = s.series_id and r.branch_id <> s.branch_id;
      alter table public.class_series add unique (tenant_id, id, branch_id);
      alter table public.class_sessions
        drop constraint class_sessions_tenant_id_series_id_fkey,
        add constraint class_sessions_in_branch_of_series foreign key (tenant_id, series_id, branch_id)
          references public.class_series (tenant_id, id, branch_id) on update cascade;
      ${force('')}`)
  }
}
