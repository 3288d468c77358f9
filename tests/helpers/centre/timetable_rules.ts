const day = `(s.starts_at at time zone s.time_zone)::date`
const live = `s.status <> 'cancelled'`
const students = `('pending', 'trial', 'active', 'frozen')`

/** What must not be in a timetable of the demonstration, beyond what the database refuses. Each answers the offending rows. */
export const timetableFaults: Record<string, string> = {
  'a group of this term that teaches has met, and meets until it has had all its class sessions': `
    select g.code from groups g join terms t on t.id = g.term_id
    where g.status = 'running' and current_date between t.starts_on and t.ends_on and not (
      exists (select from class_sessions s where s.group_id = g.id and s.ends_at < now())
      and (exists (select from class_sessions s where s.group_id = g.id and s.starts_at > now())
        or (select count(*) from class_sessions s where s.group_id = g.id) = g.session_target))`,
  'class sessions are told in the time zone of the centre': `
    select s.id from class_sessions s join platform.tenants t on t.id = s.tenant_id where s.time_zone <> t.timezone`,
  'a group meets within its days, as often as its course says, and twice at no hour': `
    select g.code, ${day}::text as day from class_sessions s join groups g on g.id = s.group_id
    where ${day} not between g.starts_on and g.ends_on
    union all select g.code, null from class_sessions s join groups g on g.id = s.group_id
    group by g.code, g.session_target having count(*) > g.session_target or count(distinct s.original_start) < count(*)`,
  'nobody teaches on a holiday': `
    select s.id, h.name_en from class_sessions s join holidays h on ${day} between h.starts_on and h.ends_on`,
  'what is over was held or called off, but for the three last that wait for a mark, and what is to come is not held yet': `
    select id, status from (
      select s.id, s.status, row_number() over (partition by s.status order by s.ends_at desc) as place from class_sessions s
      where s.status = case when s.ends_at > now() then 'completed' when s.ends_at < now() - interval '1 hour' then 'scheduled' end) o
    where status = 'completed' or place > 3`,
  'a class session that is called off says why, in Arabic': `
    select s.id from class_sessions s where s.status = 'cancelled' and coalesce(s.cancel_reason, '') !~ '[ء-ي]'`,
  'the room has seats for the group and is in use': `
    select s.id, r.code from class_sessions s join rooms r on r.id = s.room_id join groups g on g.id = s.group_id
    where r.capacity < g.capacity or r.archived_at is not null
      or (g.work_type = 'online') <> (r.kind = 'online')
      or exists (select from room_closures c where c.room_id = r.id
        and ${day} between c.starts_on and coalesce(c.ends_on, 'infinity'))`,
  'whoever teaches is not away': `
    select s.id from class_sessions s join absences a on a.instructor_id = s.instructor_id
    where ${live} and a.starts_at < s.ends_at and s.starts_at < a.ends_at`,
  'a class session is held by the instructor of its group, or by somebody in their place': `
    select s.id from class_sessions s join groups g on g.id = s.group_id
    where g.instructor_id <> coalesce(s.substitute_for, s.instructor_id, g.instructor_id)`,
  'whoever stands in teaches the subject, if anybody else does': `
    select s.id from class_sessions s join groups g on g.id = s.group_id join courses c on c.id = g.course_id
    where s.substitute_for is not null and not exists (
        select from instructor_subjects t where t.instructor_id = s.instructor_id and t.subject_id = c.subject_id)
      and exists (
        select from instructor_subjects t join instructors i on i.id = t.instructor_id
        where t.subject_id = c.subject_id and i.status = 'active' and i.id <> s.substitute_for)`,
  'what is no longer as its series has it is kept apart': `
    select s.id from class_sessions s join class_series o on o.id = s.series_id
    where s.detached <> ((s.starts_at, s.instructor_id, s.room_id)
      is distinct from (s.original_start, o.instructor_id, o.room_id))`,
  'of a hundred lessons of a student at most two are at one hour': `
    with attended as materialized (
      select s.starts_at, lag(s.ends_at) over (partition by e.student_id order by s.starts_at) as before_it
      from class_sessions s join enrolments e on e.group_id = s.group_id and e.status in ${students} where ${live})
    select count(*) from attended where starts_at < before_it having count(*) * 50 > (select count(*) from attended)`,
  'every class session stands in the trail, as often as it was changed': `
    select s.id from class_sessions s left join (
      select subject_id, count(*) as times from audit_events where action like 'sessions.%' group by subject_id
    ) a on a.subject_id = s.id where s.version is distinct from a.times`,
}

/** What there is of it, so that every screen has something to show. */
export const timetableCounts = `
  select ${['centre', 'instructor', 'weather']
    .map((by) => `bool_or(s.cancelled_by = '${by}') as ${by}`)
    .join(', ')},
    bool_or(s.starts_at <> s.original_start) as moved,
    bool_or(s.substitute_for is not null) as substituted,
    bool_or(s.status = 'scheduled' and s.instructor_id is null) as without_instructor,
    bool_or(s.status = 'scheduled' and s.room_id is null and o.room_id is not null) as without_room
  from class_sessions s join class_series o on o.id = s.series_id`

/** Of the sessions of one student. */
export const appointmentCounts = `
  select bool_or(s.status = 'completed') as held, bool_or(s.status = 'scheduled') as coming,
    bool_or(s.status = 'cancelled' and s.cancelled_by = 'student') as cancelled,
    bool_or(${live} and exists (
      select from class_sessions o join enrolments e on e.group_id = o.group_id and e.status in ${students}
      where e.student_id = s.student_id and o.status <> 'cancelled'
        and o.starts_at < s.ends_at and s.starts_at < o.ends_at)) as clashing
  from class_sessions s where s.student_id is not null`
