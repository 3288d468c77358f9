import type { HttpContext } from '@adonisjs/core/http'
import GroupPolicy from '#app/admin/groups/group_policy'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { namedIn } from '#core/languages/phrases'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { type GroupRow, groupList, groupSource } from '#domain/teaching/groups/queries/list_groups'

export default class GroupExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(GroupPolicy).authorize('index')
    const asked = new ListQuery(groupList, request.qs()).in(tenant, locale)
    const column = (field: string, cell: (row: GroupRow) => string | null) => ({
      title: i18n.t(`groups.fields.${field}`),
      cell,
    })
    return sendSheet(ctx, {
      name: 'groups',
      columns: [
        column('code', ({ code }) => code),
        column('title_en', ({ title_en }) => title_en),
        column('title_ar', ({ title_ar }) => title_ar),
        column('course_id', (row) => namedIn(locale, row.course_en, row.course_ar)),
        column(
          'instructor_id',
          (row) => row.instructor_id && `${row.instructor_first_name} ${row.instructor_last_name}`
        ),
        column('work_type', (row) => i18n.t(`groups.work_type.${row.work_type}`)),
        column('seats_taken', (row) => String(row.seats_taken)),
        column('capacity', (row) => String(row.capacity)),
        column('waiting', (row) => String(row.waiting)),
        column('starts_on', (row) => row.starts_on),
        column('ends_on', (row) => row.ends_on),
        column('status', (row) => i18n.t(`groups.status.${row.status}`)),
      ],
      rows: () => exportCatalogue(groupSource, asked),
    })
  }
}
