import { Migration } from '#database/migration'
import { searchedList } from '#database/searched_list/searched_list'

export default class GuardianList extends Migration {
  up() {
    this.run(`
      alter table public.guardians add sequence bigint, no force row level security;
      update public.guardians g set sequence = n.place from (
        select tenant_id, id, row_number() over (partition by tenant_id order by created_at, id) as place
        from public.guardians
      ) n where n.tenant_id = g.tenant_id and n.id = g.id;
      alter table public.guardians alter sequence set not null, add unique (tenant_id, sequence);`)
    for (const statement of searchedList({
      table: 'guardians',
      one: 'guardian',
      statuses: ['active', 'inactive'],
      sorts: {
        name: ['last_name', 'first_name', 'id'],
        created_at: ['created_at', 'id'],
        status: ['status', 'sequence'],
      },
    })) {
      this.run(statement)
    }
    this.run(`
      alter table public.guardian_counts no force row level security;
      insert into public.guardian_counts (tenant_id, block, state, total)
      select tenant_id, block, case when archived_at is null then status else 'archived' end as state, count(*)
      from public.guardians cross join lateral (values (-1), ((sequence / 1000)::integer)) as blocks (block)
      group by 1, 2, 3;
      alter table public.guardian_counts force row level security;
      alter table public.guardians force row level security;

      create index guardians_by_name on public.guardians (tenant_id, last_name, first_name, id) where archived_at is null;
      create index guardians_by_email on public.guardians (tenant_id, email);
      create index guardians_by_phone on public.guardians (tenant_id, phone);
      alter table public.student_guardians
        add version integer not null default 1,
        add updated_at timestamptz not null default now();
    `)
  }
}
