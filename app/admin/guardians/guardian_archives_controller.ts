import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { ListQuery } from '#core/lists/list_query'
import { archivePeople, restorePeople } from '#core/people/archive_people'
import type { Everything } from '#core/records/chosen_ids'
import { namesOf } from '#core/people/names_of'
import { guardianRecord } from '#domain/people/guardians/guardian_record'
import type { GuardianTies } from '#domain/people/guardians/queries/guardian_ties'
import { guardianIds, guardianList } from '#domain/people/guardians/queries/list_guardians'
import { guardiansInUse } from '#domain/people/guardians/guardians_in_use'
import type { Refusing } from '#domain/shared/records/set_archived'

const named = 5

export default class GuardianArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(GuardianPolicy).authorize('delete')
    return archivePeople(ctx, guardianRecord, everyoneOf(ctx), refusingNeeded(ctx))
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(GuardianPolicy).authorize('restore')
    return restorePeople(ctx, guardianRecord, everyoneOf(ctx))
  }
}

const everyoneOf =
  ({ tenant, locale }: HttpContext): Everything =>
  (address) =>
    guardianIds(new ListQuery(guardianList, address).in(tenant, locale))

function refusingNeeded({ auth, locale, i18n }: HttpContext): Refusing {
  const mayName = auth.getUserOrFail().may('admin.students.index')
  const whom = (guardian: GuardianTies) => {
    const children = [...guardian.pays_for, ...guardian.primary_of]
    const once = children.filter(({ id }, at) => children.findIndex((one) => one.id === id) === at)
    const names = once.slice(0, named).map((child) => namesOf(locale, child))
    return names.join(i18n.t('ui.record.comma'))
  }
  return async (ids) =>
    (await guardiansInUse(ids)).map((guardian) => ({
      id: guardian.id,
      name: namesOf(locale, guardian),
      reason: mayName ? 'needed_by' : 'needed',
      whom: whom(guardian),
    }))
}
