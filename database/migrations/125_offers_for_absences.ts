import { Migration } from '#database/migration'

/** Whether a session was offered because its instructor is away: then the offer ends when they are there after all. */
export default class OffersForAbsences extends Migration {
  up() {
    this.run(
      `alter table public.substitution_offers add for_absence boolean not null default false`
    )
    this.run(`
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          update public.substitution_offers o set for_absence = true
          where exists (select from public.absences a
            where a.instructor_id = o.absent_id and a.state = 'approved'
              and a.starts_at < o.ends_at and a.ends_at > o.starts_at
              and (a.weekday is null or a.weekday = extract(isodow from o.starts_at at time zone a.time_zone)));
        end loop;
      end $$;`)
  }
}
