import { Migration } from '#database/migration'

/** Make-ups as their list looks through them, and groups that limit none although their centre does. */
export default class ListedMakeUps extends Migration {
  up() {
    this.run(`
      create or replace view public.listed_make_ups with (security_invoker = true) as
      select c.tenant_id, c.id, c.student_id, c.session_id, c.state, c.cause, c.expires_on,
        coalesce(c.expires_on, 'infinity'::date) as ends_on,
        s.group_id, s.branch_id, s.starts_at as missed_at, s.time_zone,
        null::timestamptz as archived_at,
        concat_ws(' ', p.search_text, g.search_text) as search_text
      from public.make_up_credits c
      join public.class_sessions s on s.tenant_id = c.tenant_id and s.id = c.session_id
      join public.students p on p.tenant_id = c.tenant_id and p.id = c.student_id
      left join public.groups g on g.tenant_id = s.tenant_id and g.id = s.group_id
      where c.state <> 'withdrawn';

      alter table public.attendance_policies add make_ups_unlimited boolean
        check (make_ups_unlimited is null or group_id is not null and make_ups_allowed is null);`)
  }
}
