import { type Severities, severitiesOf } from '#domain/shared/choices/scheduling_checks'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const chosen = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('platform.tenants')
    .where('id', '=', id)
    .select('scheduling_checks as chosen')
    .$castTo<{ chosen: Partial<Severities> }>()
)

/** How severe each check is to the centre that is entered. */
export const findSeverities = async (): Promise<Severities> =>
  severitiesOf((await chosen({ id: tenantId() }))[0]!.chosen)
