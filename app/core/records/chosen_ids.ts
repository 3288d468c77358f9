import type { HttpContext } from '@adonisjs/core/http'
import { chosenValidator } from '#core/records/chosen_validator'
import { ListQuery } from '#core/lists/list_query'
import type { CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { catalogueIds } from '#domain/shared/lists/catalogue_ids'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { readStatements } from '#domain/shared/data/database'

export type Everything = (address: Record<string, string>) => Promise<string[]>

/** Runs the filter again, so that it means what it shows now. */
export async function chosenIds({ request, tenant }: HttpContext, everything?: Everything) {
  const { ids, matching } = await request.validateUsing(chosenValidator)
  if (ids || !everything) return ids ?? []
  const address = Object.fromEntries(new URLSearchParams(matching ?? ''))
  return readStatements(tenant.id, () => everything(address))
}

/** As it was sent, to be sent again. */
export const matchingOf = ({ request }: HttpContext) => String(request.input('matching') ?? '')

export const everythingOf =
  <S extends ListShape>(
    { tenant, locale }: HttpContext,
    shape: S,
    source: CatalogueSource<S, unknown, unknown>
  ): Everything =>
  (address) =>
    catalogueIds(source, new ListQuery(shape, address).in(tenant, locale))
