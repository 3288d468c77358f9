import { Migration } from '#database/migration'

/** A public holiday is taken over once for the whole centre, and once for a branch. */
export default class HolidaysTakenOver extends Migration {
  up() {
    this.run(`
      alter table public.holidays drop constraint holidays_tenant_id_preset_preset_year_key;
      create unique index holidays_taken_over on public.holidays (tenant_id, branch_id, preset, preset_year)
        nulls not distinct where preset is not null;`)
  }
}
