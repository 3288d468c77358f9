import { Migration } from '#database/migration'

export default class Authority extends Migration {
  up() {
    this.run(`
      alter table public.roles add constraint roles_permissions_of_kind check (
        permissions = '{}' or kind <> 'instructor' and array_to_string(permissions, ' ') ~
          ('^' || kind || '[.][a-z_.]+( ' || kind || '[.][a-z_.]+)*$'));

      create function public.refuse_super_role() returns trigger
      language plpgsql set search_path = pg_catalog as $$
      begin
        raise exception 'the SuperAdmin role does not change' using errcode = '42501';
      end $$;
      create trigger roles_super_admin before update or delete on public.roles
        for each row when (old.is_super) execute function public.refuse_super_role();
      create trigger roles_no_other_super_admin before update on public.roles
        for each row when (new.is_super and not old.is_super) execute function public.refuse_super_role();

      alter table public.administrators add search_text text not null generated always as (
        search.student_text(number, first_name, last_name, first_name_other, last_name_other, email, phone, null)
      ) stored;

      alter table public.audit_events
        add area text not null generated always as (split_part(action, '.', 1)) stored;
      create index audit_events_by_area on public.audit_events (tenant_id, area, id desc);
    `)
  }
}
