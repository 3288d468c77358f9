import { liveIndex } from '#database/list_order'
import { Migration } from '#database/migration'
import { bookkeeping, isolate } from '#database/tenant_table'

const mainBranch = (centre: string) => `
  insert into public.branches (tenant_id, id, code, name_en, name_ar, position, is_main)
  values (${centre}, gen_random_uuid(), 'MAIN', 'Main branch', 'الفرع الرئيسي', 1, true);`

/**
 * Every centre has its main branch from the statement on that makes the centre, so that what is
 * somewhere can be made without naming where.
 */
export default class Branches extends Migration {
  up() {
    // A new foreign key is checked under forced row-level security, which asks for a tenant
    this.run(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    this.branches()
    this.main()
    this.groups()
    this.administrators()
  }

  private branches() {
    this.run(`
      create table public.branches (
        tenant_id uuid not null references platform.tenants,
        id uuid not null,
        code text not null check (length(code) between 1 and 20),
        name_en text check (length(name_en) between 1 and 120),
        name_ar text check (length(name_ar) between 1 and 120),
        search_text text not null generated always as (search.catalogue_text(code, name_en, name_ar)) stored,
        address text check (length(address) between 1 and 400),
        phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
        time_zone text check (length(time_zone) between 1 and 60),
        position integer not null check (position > 0),
        is_main boolean not null default false,
        ${bookkeeping},
        primary key (tenant_id, id),
        unique (tenant_id, code),
        check (num_nonnulls(name_en, name_ar) > 0),
        check (not is_main or archived_at is null)
      );
      create unique index branches_main on public.branches (tenant_id) where is_main;
      ${liveIndex('branches')}
      ${isolate('public.branches')}`)
  }

  private main() {
    this.run(`
      create function public.add_main_branch() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        ${mainBranch('new.id')}
        return null;
      end $$;
      create trigger tenants_main_branch after insert on platform.tenants
        for each row execute function public.add_main_branch();

      create function public.main_branch() returns uuid language plpgsql stable set search_path = pg_catalog as $$
      begin
        return (
          select b.id from public.branches b
          where b.tenant_id = current_setting('app.tenant_id')::uuid and b.is_main
        );
      end $$;

      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          ${mainBranch('centre')}
        end loop;
      end $$;`)
  }

  /**
   * The owner reads every centre's groups, so the new key is checked where every centre's branches
   * are read as well.
   */
  private groups() {
    const force = (how: '' | 'no') => `
      alter table public.branches ${how} force row level security;
      alter table public.groups ${how} force row level security;`
    this.run(`
      alter table public.groups add branch_id uuid;
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.groups set branch_id = public.main_branch();
        end loop;
      end $$;
      alter table public.groups
        alter branch_id set not null,
        alter branch_id set default public.main_branch();
      create index groups_by_branch on public.groups (tenant_id, branch_id);
      ${force('no')}
      alter table public.groups
        add foreign key (tenant_id, branch_id) references public.branches (tenant_id, id);
      ${force('')}`)
  }

  /** Whoever has none works in all branches. */
  private administrators() {
    this.run(`
      create table public.administrator_branches (
        tenant_id uuid not null references platform.tenants,
        administrator_id uuid not null,
        branch_id uuid not null,
        primary key (tenant_id, administrator_id, branch_id),
        foreign key (tenant_id, administrator_id) references public.administrators (tenant_id, id) on delete cascade,
        foreign key (tenant_id, branch_id) references public.branches (tenant_id, id)
      );
      create index administrator_branches_by_branch on public.administrator_branches (tenant_id, branch_id);
      ${isolate('public.administrator_branches')}`)
  }
}
