import { attendanceFaults } from '#tests/helpers/centre/attendance_faults'
import { timetableFaults } from '#tests/helpers/centre/timetable_rules'

const archived = (table: string) =>
  `(select count(*)::integer from ${table} where archived_at is not null) as archived_${table}`
const live = (table: string) =>
  `(select count(*)::integer from ${table} where archived_at is null) as ${table}`

export const counts = `select ${[
  ...['students', 'instructors', 'courses', 'groups', 'rooms'].map(live),
  ...['students', 'instructors', 'courses', 'groups', 'terms', 'rooms'].map(archived),
].join(', ')}`

const seated = `('pending', 'trial', 'active', 'frozen', 'offered')`
const enrolled = `('inquiry', 'pending', 'trial', 'active', 'frozen', 'waitlisted', 'offered')`
const arabic = `'[ء-ي]'`
const people = (table: string) => `
  select '${table}' as kind, number from ${table}
  where (first_name ~ ${arabic}) = (coalesce(first_name_other, '') ~ ${arabic})
     or (last_name ~ ${arabic}) = (coalesce(last_name_other, '') ~ ${arabic})
     or (first_name ~ ${arabic}) <> (last_name ~ ${arabic})`
const entries = (table: string, name: string, code = 'code') => `
  select '${table}' as kind, ${code} from ${table}
  where coalesce(${name}_ar, '') !~ ${arabic} or coalesce(${name}_en, '') !~ '[A-Za-z]' or ${name}_en ~ ${arabic}`

/** What must not be there, by what it would break (reference/domain §1.4 to §1.13). Each answers the offending rows. */
export const faults: Record<string, string> = {
  'people are named in both scripts': [
    ...['students', 'guardians', 'instructors'].map(people),
  ].join(' union all '),
  'entries of the catalogue are named in both scripts': [
    ...['subjects', 'levels', 'terms', 'rooms', 'services', 'packages'].map((table) =>
      entries(table, 'name')
    ),
    entries('holidays', 'name', 'starts_on::text'),
    ...['courses', 'groups'].map((table) => entries(table, 'title')),
  ].join(' union all '),
  "a group's kept seats are its enrolments": `
    select g.code, g.seats_taken, g.seats_over, g.waiting, g.students from groups g
    left join lateral (select count(*) filter (where status in ${seated}) as taken,
      count(*) filter (where status in ${seated} and over_capacity_reason is not null) as over,
      count(*) filter (where status = 'waitlisted') as waiting,
      count(*) filter (where status in ('trial', 'active', 'frozen')) as students
      from enrolments e where e.group_id = g.id) as really on true
    where (g.seats_taken, g.seats_over, g.waiting, g.students)
      <> (really.taken, really.over, really.waiting, really.students)`,
  'no group has more students than seats, but for those let in for a reason': `
    select code from groups where seats_taken - seats_over > capacity`,
  'nobody waits beside an empty seat': `
    select code from groups where waiting > 0 and seats_taken < capacity and status in ('open', 'running')`,
  'nobody is in a group that does not teach': `
    select g.code, g.status, e.status as enrolment from enrolments e join groups g on g.id = e.group_id
    where e.status in ${enrolled} and g.status in ('draft', 'completed', 'cancelled')`,
  'nobody waits for a group that takes no students': `
    select g.code from groups g where g.status not in ('open', 'running') and g.waiting > 0`,
  'only whoever is with the centre is taught': `
    select s.number from enrolments e join students s on s.id = e.student_id
    where e.status in ${enrolled} and (s.archived_at is not null or s.status in ('left', 'alumni', 'blocked'))`,
  "a group's students are of its age and gender": `
    select g.code, s.number from enrolments e join groups g on g.id = e.group_id join students s on s.id = e.student_id
    where (g.gender_policy <> 'mixed' and s.gender <> g.gender_policy)
      or extract(year from age(g.starts_on, s.birth_date)) not between g.min_age and coalesce(g.max_age, 120)`,
  'an enrolment ends where it says and its history leads there': `
    select e.id from enrolments e
    left join lateral (select to_status from enrolment_changes c where c.enrolment_id = e.id order by id desc limit 1) as last on true
    where last.to_status is distinct from e.status
      or (e.ends_on is null) <> (e.status in ${enrolled})
      or e.version <> (select count(*) from enrolment_changes c where c.enrolment_id = e.id)`,
  'nothing was done before its student came, or is done ahead': `
    select e.id from enrolments e join students s on s.id = e.student_id
    where e.created_at < s.created_at or e.created_at > now() or e.updated_at > now() or e.enrolled_on > current_date + 1`,
  'a student who moved came from where they left': `
    select e.id from enrolments e left join enrolments f on f.id = e.from_enrolment_id
    where (e.source = 'transfer') <> (f.id is not null)
      or f.student_id <> e.student_id or f.status <> 'transferred' or f.ends_on <> e.starts_on`,
  'an offer is open and a freeze lasts': `
    select id from enrolments where (status = 'offered' and offer_expires_at < now())
      or (status = 'frozen' and (frozen_from > current_date or frozen_until <= current_date))`,
  'every enrolment carries the price of its day and who pays': `
    select e.id from enrolments e join students s on s.id = e.student_id
    left join student_guardians l on l.student_id = s.id and l.is_payer
    left join enrolment_terms t on t.enrolment_id = e.id
    where t.price is null or e.payer_guardian_id is distinct from l.guardian_id
      or e.household_id is distinct from s.household_id`,
  'a child has one primary contact, somebody of age': `
    select s.number from students s
    left join student_guardians l on l.student_id = s.id and l.is_primary
    where s.birth_date > current_date - interval '18 years' group by s.number having count(l.guardian_id) <> 1`,
  'whoever pays for the household is the payer among its guardians': `
    select s.number from students s join households h on h.id = s.household_id
    left join student_guardians l on l.student_id = s.id and l.is_payer
    where l.guardian_id is distinct from h.payer_guardian_id
      or (h.payer_kind = 'student' and h.payer_student_id <> s.id)`,
  'brothers and sisters share a household, a family name and a phone': `
    select h.number from households h join students s on s.household_id = h.id
    group by h.number having count(distinct (s.last_name, s.phone)) > 1 or count(distinct s.first_name) < count(*)`,
  "a father's family name is his children's": `
    select s.number from student_guardians l join students s on s.id = l.student_id
    join guardians g on g.id = l.guardian_id where l.relation = 'father' and g.last_name <> s.last_name`,
  'prices of a service never overlap and one holds today': `
    select s.code from services s join service_prices p on p.service_id = s.id
    group by s.code having min(p.effective_from) > current_date or count(distinct p.effective_from) < count(*)`,
  'a package adds up': `
    select p.code from packages p left join package_lines l on l.package_id = p.id
    group by p.code, p.unit having count(l.service_id) = 0 or bool_or((l.quantity is null) <> (p.unit = 'amount'))`,
  'the ladder has no holes': `
    select position from (select position, row_number() over (order by position) as place from levels) l
    where position <> place`,
  'a public holiday of this year that is near or past is there, and no feast of the moon is said too early': `
    select starts_on::text from holidays where preset like 'eid%' and starts_on > current_date + 12
    union all select 'no national day' where not exists (
      select from holidays where preset in ('sa_national_day', 'jo_independence_day')
        and extract(year from starts_on) = extract(year from current_date))`,
  'absences of an instructor never overlap': `
    select a.id from absences a join absences b on b.instructor_id = a.instructor_id and b.id > a.id
    where a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  'spans a room is out of use never overlap': `
    select a.id from room_closures a join room_closures b on b.room_id = a.room_id and b.id > a.id
    where a.starts_on <= coalesce(b.ends_on, 'infinity') and b.starts_on <= coalesce(a.ends_on, 'infinity')`,
  'windows of a week never overlap': `
    select a.id from availability_windows a join availability_windows b
      on b.instructor_id = a.instructor_id and b.weekday = a.weekday and b.id > a.id
    where a.starts < b.ends and b.starts < a.ends`,
  'a group is taught by somebody who teaches its subject and has not left': `
    select g.code from groups g join courses c on c.id = g.course_id join instructors i on i.id = g.instructor_id
    where i.status <> 'active' or not exists (
      select from instructor_subjects t where t.instructor_id = i.id and t.subject_id = c.subject_id)`,
  'numbers go on where they stopped': `
    select k.name from counters k join (
      select 'students' as name, max(sequence) as last from students
      union all select 'guardians', max(sequence) from guardians
      union all select 'households', count(*) from households
      union all select 'instructors', count(*) from instructors) as n using (name) where k.next <> n.last + 1`,
  'everything that was added stands in the trail': `
    select number from students s where not exists (
      select from audit_events a where a.subject_id = s.id and a.action = 'students.create')
    union all select code from groups g where not exists (
      select from audit_events a where a.subject_id = g.id and a.action = 'groups.create')
    union all select e.id::text from enrolments e where not exists (
      select from audit_events a where a.subject_id = e.id and a.action = 'enrolments.create')`,
  ...timetableFaults,
  ...attendanceFaults,
}
