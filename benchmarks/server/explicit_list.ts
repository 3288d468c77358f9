import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import StudentListTransformer from '#app/admin/students/student_list_transformer'
import StudentPolicy from '#app/admin/students/student_policy'
import { ListQuery } from '#core/lists/list_query'
import { listSettings } from '#core/lists/list_settings'
import { areaAbilities } from '#core/records/area_policy'
import { bypass } from '#benchmarks/server/bypass'
import { today } from '#domain/shared/clock'
import { studentList, type StudentRow } from '#domain/people/queries/list_students'

type Found = StudentRow & { total: string; page: string }

const connection = 'explicit'

/** The students' list as it would be without tenant scoping: an explicit tenant, no transaction, no RLS, all else the same. */
export class ExplicitList {
  constructor() {
    db.manager.add(connection, { client: 'pg', connection: bypass, pool: { min: 2, max: 10 } })
  }

  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia } = ctx
    await bouncer.with(StudentPolicy).authorize('index')
    const query = new ListQuery(studentList, request.qs())
    const { page, per } = query
    const { rows }: { rows: Found[] } = await db
      .connection(connection)
      .rawQuery('select * from bench.newest_students(?, ?, ?)', [tenant.id, page, per])
    const total = Number(rows[0]?.total ?? 0)
    const meta = {
      page: Number(rows[0]?.page ?? 1),
      per,
      total,
      is_more: false,
      last_page: Math.ceil(total / per),
    }
    return inertia.render('admin/students/index', {
      students: StudentListTransformer.transform({
        rows: rows.map((row) => ({ ...row, groups: null, guardian: null })),
        meta,
        unfiltered_total: total,
        today: today(tenant.timezone),
      }),
      query: query.toProps(meta.page),
      can: areaAbilities('students', auth.getUserOrFail()),
      list: listSettings(ctx, studentList),
    })
  }
}
