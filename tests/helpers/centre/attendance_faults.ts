const day = `(s.starts_at at time zone s.time_zone)::date`

/** What must not be in the attendance of a demonstration. Each answers the offending rows. */
export const attendanceFaults: Record<string, string> = {
  'lessons have notes, and homework that is still due': `
    select 1 from lesson_notes having count(shared_notes) < 5 or count(internal_notes) = 0
      or count(*) filter (where homework_due_on >= current_date) = 0`,
  'of a session that is taken everybody in its group is marked, unless they are on a pause': `
    select s.id, e.student_id from class_sessions s
    join enrolments e on e.group_id = s.group_id and e.status in ('active', 'completed', 'dropped', 'transferred')
      and e.starts_on <= ${day} and (e.ends_on is null or e.ends_on > ${day}) and e.frozen_from is null
    left join attendance a on a.session_id = s.id and a.student_id = e.student_id
    where s.attendance_taken_at is not null and a.student_id is null`,
  'each mark is kept in the history, and what follows from it is written with it': `
    select a.session_id, a.student_id from attendance a
    left join attendance_marks m on m.session_id = a.session_id and m.student_id = a.student_id
    where m.id is null or (a.event = 'attended') <> (a.status in ('present', 'late'))
      or a.counts_as_attended <> (a.event = 'attended') or (a.event = 'no_show') <> (a.status = 'absent')
      or a.uses_unit <> (a.charge_percent > 0) or a.makes_up and a.event <> 'excused'`,
  'about nine in ten come, and some are late, absent and excused': `
    select 1 from attendance having avg(counts_as_attended::integer) not between 0.85 and 0.97 or count(distinct status) < 4`,
  'who is owed a make-up has one credit for it': `
    select a.session_id from attendance a left join make_up_credits c using (session_id, student_id)
    where a.makes_up is distinct from (c.id is not null) and a.status = 'excused'`,
  'a booking is of a credit that is booked, in a session of another group that is to come': `
    select b.id from make_up_bookings b join make_up_credits c on c.id = b.credit_id join class_sessions s on s.id = b.session_id
    join class_sessions o on o.id = c.session_id
    where c.state <> 'booked' or s.status <> 'scheduled' or s.group_id = o.group_id or c.student_id <> b.student_id`,
  'children who came are picked up once, after their session, by a guardian who may or by somebody who is named': `
    select k.id from pickups k join class_sessions s on s.id = k.session_id
    left join attendance a on a.session_id = k.session_id and a.student_id = k.student_id
    left join student_guardians g on g.student_id = k.student_id and g.guardian_id = k.guardian_id
    left join pickup_people p on p.id = k.person_id and p.student_id = k.student_id
    where a.counts_as_attended is not true or k.picked_up_at < s.ends_at or k.picked_up_at > now()
      or k.guardian_id is not null and g.may_pick_up is not true or k.person_id is not null and p.id is null`,
  'some pick-ups, people who may and PINs are there, and one check-in point that is open': `
    select 1 from (select count(*) as made, count(guardian_id) as guardians from pickups) k,
      (select count(*) as made from pickup_people) p, (select count(*) as made from check_in_pins) c,
      (select count(*) as made from check_in_points where closed_at is null and seen_at <= now()) d
    where k.guardians < 3 or p.made = 0 or c.made < 3 or d.made <> 1`,
}
