import type { HttpContext } from '@adonisjs/core/http'
import { meetingChoices } from '#app/admin/class_sessions/options/blank_meeting'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import MakeUpListTransformer from '#app/admin/make_ups/make_up_list_transformer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { makeUpQuery } from '#app/admin/make_ups/make_up_query'
import { branchChoices } from '#core/branches/branch_choices'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { listMakeUps, makeUpList } from '#domain/attendance/make_ups/queries/list_make_ups'

export default class MakeUpsController {
  async index(ctx: HttpContext) {
    const { auth, bouncer, inertia, locale, tenant } = ctx
    await bouncer.with(MakeUpPolicy).authorize('index')
    const query = makeUpQuery(ctx)
    const { page, list } = await readList(ctx, makeUpList, () =>
      listMakeUps(query.in(tenant, locale))
    )
    const kept = Object.values<string[]>(query.filter.ids).flat()
    const options = () => meetingChoices(tenant, { kept, mayName: mayNameStudents(ctx) })
    return inertia.render('admin/make_ups/index', {
      make_ups: MakeUpListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: { ...areaAbilities('attendance', auth.getUserOrFail()), create: false },
      list,
      branches: await branchChoices(tenant),
      options: query.namesRecords ? options : inertia.optional(options),
    })
  }
}
