import { Migration } from '#database/migration'
import { searchedList } from '#database/searched_list/searched_list'

const text = { type: 'text' }

/** A guardian's children for the list: how many are live, and the first three of them. */
const children = {
  children: {
    type: 'integer',
    from: `(select count(*)::integer from public.student_guardians l
      join public.students c on c.tenant_id = l.tenant_id and c.id = l.student_id and c.archived_at is null
      where l.tenant_id = s.tenant_id and l.guardian_id = s.id)`,
  },
  first_children: {
    type: 'jsonb',
    from: `(select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
      select c.id, c.first_name, c.last_name, c.first_name_other, c.last_name_other
      from public.student_guardians l
      join public.students c on c.tenant_id = l.tenant_id and c.id = l.student_id and c.archived_at is null
      where l.tenant_id = s.tenant_id and l.guardian_id = s.id order by c.sequence limit 3) f)`,
  },
}

/** Guardians are listed as students are; the rights of a guardian over a child can be edited by two people at once. */
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
      columns: {
        id: { type: 'uuid' },
        number: text,
        first_name: text,
        last_name: text,
        first_name_other: text,
        last_name_other: text,
        email: text,
        phone: text,
        photo: text,
        status: text,
        created_at: { type: 'timestamptz' },
        archived_at: { type: 'timestamptz' },
        version: { type: 'integer' },
        ...children,
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
