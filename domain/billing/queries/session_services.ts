import { sql } from 'kysely'
import { sessionServiceKinds, sessionServiceUnits } from '#domain/billing/rules/service'
import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const services = statement((query, { chosen }: { chosen: string[] }) =>
  query
    .selectFrom('services')
    .where((service) =>
      service.or([
        service.and([
          service('archived_at', 'is', null),
          service('status', '=', sql.lit('active' as const)),
          service('kind', 'in', literals(sessionServiceKinds)),
          service('unit', 'in', literals(sessionServiceUnits)),
        ]),
        service('id', '=', anyOf(chosen)),
      ])
    )
    .select(['id', 'code', 'name_en', 'name_ar'])
    .orderBy('code')
    .orderBy('id')
)

/** Services on offer that a session of one student can be billed by, and those among the `chosen` ids. */
export const sessionServices = (chosen: string[]) => services({ chosen })
