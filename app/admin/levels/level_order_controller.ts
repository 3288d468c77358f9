import type { HttpContext } from '@adonisjs/core/http'
import LevelPolicy from '#app/admin/levels/level_policy'
import StepTransformer from '#app/admin/levels/step_transformer'
import { readStatements } from '#domain/shared/data/database'
import { ListLadder } from '#domain/teaching/catalogue/queries/list_ladder'

export default class LevelOrderController {
  async edit({ bouncer, tenant, inertia }: HttpContext) {
    await bouncer.with(LevelPolicy).authorize('update')
    const steps = await readStatements(tenant.id, () => new ListLadder().execute())
    return inertia.render('admin/levels/arrange', { steps: StepTransformer.transform(steps) })
  }
}
