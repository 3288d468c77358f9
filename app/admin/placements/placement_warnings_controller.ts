import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { placementClash } from '#app/admin/placements/placement_clash'
import { placementValidator } from '#app/admin/placements/placement_validator'
import PlacementWarningsTransformer from '#app/admin/placements/placement_warnings_transformer'
import { notFound } from '#core/errors/not_found'
import { readStatements } from '#domain/shared/data/database'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'
import { findPlacementWarnings } from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { firstDayThere } from '#domain/teaching/enrolments/rules/first_day_there'
import { FindGroup } from '#domain/teaching/groups/queries/find_group'

/** Forms ask it while they are filled in, about one student. */
export default class PlacementWarningsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('place')
    const form = await request.validateUsing(placementValidator)
    const { enrolment_id: enrolment, gender, birth_date, on } = form
    const warned = await readStatements(tenant.id, async () => {
      const own = enrolment ? await findPlace(enrolment) : undefined
      const groupId = form.group_id ?? own?.groupId
      const group = groupId ? await new FindGroup().execute(groupId) : undefined
      if (!group || (enrolment && !own)) return undefined
      const place = {
        group_id: group.id,
        student_id: own?.studentId ?? form.student_id ?? null,
        gender,
        birth_date,
        on: own?.groupId === group.id ? firstDayThere(on, own.starts_on) : on,
      }
      const [warnings = []] = await findPlacementWarnings([place])
      const clash = await placementClash(ctx, place, own?.groupId ?? null)
      return {
        warnings,
        confirmed_warnings: own?.groupId === group.id ? own.confirmed_warnings : [],
        clash,
      }
    })
    if (!warned) throw notFound(ctx)
    const { clash, ...person } = warned
    response.header('Cache-Control', 'no-store')
    const one = { key: null, names: null, ...person }
    return { people: [new PlacementWarningsTransformer(one).toObject()], clash }
  }
}
