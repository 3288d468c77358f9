import { sql } from 'kysely'
import { canBillSession } from '#domain/billing/rules/service'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const services = statement((query, { chosen }: { chosen: string[] }) =>
  query
    .selectFrom('services')
    .where((service) =>
      service.or([
        service.and([
          service('archived_at', 'is', null),
          service('status', '=', sql.lit('active' as const)),
        ]),
        service('id', '=', anyOf(chosen)),
      ])
    )
    .select(['id', 'code', 'name_en', 'name_ar', 'kind', 'unit'])
    .orderBy('code')
    .orderBy('id')
)

/** Services on offer, and those that a record names already. */
export const serviceChoices = (chosen: string[]) => services({ chosen })

/** Services on offer that a session of one student can be billed by, and those among the `chosen` ids. */
export const sessionServices = async (chosen: string[]) =>
  (await serviceChoices(chosen)).filter(
    (service) => canBillSession(service) || chosen.includes(service.id)
  )
