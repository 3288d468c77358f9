import { Migration } from '#database/migration'

/** Weekdays are ISO's, Monday 1 to Sunday 7 (docs/adr/0039-iso-weekdays.md): what was 0 is 7. */
export default class IsoWeekdays extends Migration {
  up() {
    this.run(`
      alter table platform.tenants
        drop constraint tenants_week_start_check,
        drop constraint tenants_weekend_check;
      update platform.tenants set
        week_start = case week_start when 0 then 7 else week_start end,
        weekend = array(select case day when 0 then 7 else day end from unnest(weekend) day order by 1)
      where week_start = 0 or 0 = any(weekend);
      alter table platform.tenants
        add constraint tenants_week_start_check check (week_start between 1 and 7),
        add constraint tenants_weekend_check check (weekend <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]);
    `)
  }
}
