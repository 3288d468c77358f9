import { sql } from 'kysely'
import type { HttpContext } from '@adonisjs/core/http'
import StudentListTransformer from '#app/admin/students/student_list_transformer'
import StudentPolicy from '#app/admin/students/student_policy'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { bypassPool } from '#benchmarks/server/bypass'
import {
  studentList,
  type StudentRow,
  studentsOn,
} from '#domain/people/students/queries/list_students'
import { compiler } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

type Found = StudentRow & { total: string; page: string }

const shown = { groups: true, guardian: true }
const page = studentsOn(sql`bench.newest_students($1, $2, $3)`, shown)
const text = tenantWritten(page.compile(compiler).sql)

/** The students' list as it would be without tenant scoping: an explicit tenant, no RLS, all else the same. */
export class ExplicitList {
  #pool = bypassPool()

  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia } = ctx
    await bouncer.with(StudentPolicy).authorize('index')
    const query = new ListQuery(studentList, request.qs())
    const asked = { name: 'explicit', text, values: [tenant.id, query.page, query.per] }
    const { page: found, list } = await readList(ctx, studentList, () =>
      this.#pool.query<Found>(asked)
    )
    const { rows } = found
    const total = Number(rows[0]?.total ?? 0)
    const meta = {
      page: Number(rows[0]?.page ?? 1),
      per: query.per,
      total,
      is_more: false,
      last_page: Math.ceil(total / query.per),
    }
    const day = today(tenant.timezone)
    return inertia.render('admin/students/index', {
      students: StudentListTransformer.transform({
        rows,
        meta,
        unfiltered_total: total,
        today: day,
      }),
      query: query.toProps(meta.page),
      can: { ...areaAbilities('students', auth.getUserOrFail()), ...shown, enrol: true },
      list,
      today: day,
    })
  }
}

/** Row-level security adds the tenant to what is read beside the page; here it stands in the text. */
function tenantWritten(list: string) {
  const written = list.replace(
    /(where )(e\.student_id|sg\.student_id|id = case|id = p\.id)/g,
    (_, where: string, column: string) => {
      const [table = ''] = /^\w+\./.exec(column) ?? []
      return `${where}${table}tenant_id = $1 and ${column}`
    }
  )
  if (written.split('tenant_id = $1').length !== 5) {
    throw new Error('The list of students has changed: teach benchmarks/server its new form')
  }
  return written
}
