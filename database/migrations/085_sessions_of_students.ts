import { Migration } from '#database/migration'

/** Where else a session is listed: in a branch, and among those of a student who was in its group on its day. */
export default class SessionsOfStudents extends Migration {
  up() {
    this.run(`
      create or replace view public.listed_class_sessions with (security_invoker = true) as
      select s.tenant_id, s.id, s.starts_at, s.status, s.type, s.group_id, s.instructor_id, s.room_id,
        null::timestamptz as archived_at,
        concat_ws(' ', ' ' || search.normalise(s.title), g.search_text, p.search_text, i.search_text, r.search_text)
          as search_text,
        s.student_id, s.title, s.branch_id, s.time_zone
      from public.class_sessions s
      left join public.groups g on g.tenant_id = s.tenant_id and g.id = s.group_id
      left join public.students p on p.tenant_id = s.tenant_id and p.id = s.student_id
      left join public.instructors i on i.tenant_id = s.tenant_id and i.id = s.instructor_id
      left join public.rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id;`)
  }
}
