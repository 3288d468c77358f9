import type pg from 'pg'
import { inLargest } from '#benchmarks/seed/in_largest'
import { inGroup } from '#benchmarks/seed/group_rows'

/** Sessions that were held last, each with a full roster that nobody has marked. */
export const heldSessions = (owner: pg.Client, count: number) =>
  inLargest(owner, async (tenant) => {
    const { rows } = await owner.query<{ id: string; students: string[] }>(
      `select s.id, array_agg(e.student_id) as students
       from (select * from public.class_sessions
         where tenant_id = $1 and ends_at < now() and type = 'regular' order by ends_at desc limit $2) s
       join public.enrolments e on e.tenant_id = $1 and e.group_id = s.group_id
       group by s.id having count(*) = ${inGroup}`,
      [tenant, count]
    )
    return rows
  })

export const countMarks = (owner: pg.Client) =>
  inLargest(owner, async (tenant) => {
    const { rows } = await owner.query<{ rows: string; marks: string }>(
      `select (select count(*) from public.attendance where tenant_id = $1) as rows,
        (select count(*) from public.attendance_marks where tenant_id = $1) as marks`,
      [tenant]
    )
    return { rows: Number(rows[0]!.rows), marks: Number(rows[0]!.marks) }
  })

export const clearMarks = (owner: pg.Client) =>
  inLargest(owner, async (tenant) => {
    for (const table of ['attendance_marks', 'attendance'])
      await owner.query(`delete from public.${table} where tenant_id = $1`, [tenant])
    await owner.query(
      `update public.class_sessions set attendance_taken_at = null
       where tenant_id = $1 and attendance_taken_at is not null`,
      [tenant]
    )
  })
