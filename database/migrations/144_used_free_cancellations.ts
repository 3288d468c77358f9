import { Migration } from '#database/migration'

/**
 * A late cancellation that would have been charged uses one of the year's free ones.
 * One in a group that charges nothing uses none.
 * Older marks go by what their group charges now, because the policy of that day was not kept.
 */
export default class UsedFreeCancellations extends Migration {
  up() {
    this.run('alter table public.attendance add uses_free_cancel boolean not null default false')
    this.inEveryCentre(`
          update public.attendance a set uses_free_cancel = true
          from public.class_sessions s
          where s.tenant_id = a.tenant_id and s.id = a.session_id
            and a.standing <> 'guest' and a.charge_percent = 0
            and coalesce(a.stood->>'event', a.event) = 'late_cancel'
            and coalesce((a.stood->>'charge_percent')::integer, 0) = 0
            and coalesce(
              (select p.late_cancel_charge from public.attendance_policies p
                where p.tenant_id = a.tenant_id and p.group_id = s.group_id),
              (select p.late_cancel_charge from public.attendance_policies p
                where p.tenant_id = a.tenant_id and p.group_id is null), 0) > 0;`)
  }
}
