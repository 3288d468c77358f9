import { Migration } from '#database/migration'

/**
 * An open roster hears of every mark of its session, whoever made it (docs/adr/0057-live-changes.md):
 * one notice for each session of a statement, with one of the marks, so that the page that sent them
 * recognises its own. Calendars show no marks and hear nothing.
 */
export default class AnnouncedMarks extends Migration {
  up() {
    this.run(`
      drop trigger attendance_marks_told_insert on public.attendance_marks;
      drop function public.attendance_marks_told();
      create function public.announce_marks() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('calendar_changes',
          concat(c.tenant_id, ' ', c.session_id, ':', max(c.id::text)))
        from changed c group by c.tenant_id, c.session_id;
        return null;
      end $$;
      create trigger announce_marks after insert on public.attendance_marks
        referencing new table as changed for each statement execute function public.announce_marks();`)
  }
}
