import type { HttpContext } from '@adonisjs/core/http'
import type pg from 'pg'
import { bypassPool } from '#benchmarks/server/bypass'

const per = 25
const can = { create: true, update: true, delete: true }
const query = {
  q: '',
  status: [],
  created_from: null,
  created_to: null,
  archived: false,
  sort: 'number',
  dir: 'desc',
  page: 1,
  per,
}

/** Floor (a): the list's answer from 25 rows in memory and one counter row, without RLS, transaction or permission check. */
export class FixedList {
  #pool = bypassPool()
  #rows: object[] | undefined

  async show({ inertia, tenant }: HttpContext) {
    this.#rows ??= await this.#read(tenant.id)
    const total = await this.#count(tenant.id)
    const meta = { page: 1, per, total, is_more: false, last_page: Math.ceil(total / per) }
    const students = { rows: this.#rows, meta, unfiltered_total: total }
    return inertia.render('admin/students/index' as never, { students, query, can } as never)
  }

  async #count(tenant: string) {
    const { rows }: pg.QueryResult<{ total: number }> = await this.#pool.query({
      name: 'count',
      text: `select total from public.student_counts where tenant_id = $1 and block = -1 and state = 'active'`,
      values: [tenant],
    })
    return rows[0]!.total
  }

  async #read(tenant: string) {
    const { rows } = await this.#pool.query(
      `select id, number, first_name, last_name, first_name_other, last_name_other, email, phone, photo, status,
         birth_date::text as birth_date, created_at, archived_at, version
       from public.students where tenant_id = $1 and archived_at is null order by sequence desc limit $2`,
      [tenant, per]
    )
    return rows
  }
}
