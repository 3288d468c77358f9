import { v7 as uuid } from 'uuid'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

/** Beside the main one; answers its id. */
export async function secondBranch(centre: Centre, zone: string | null = null) {
  const id = uuid()
  await insert(centre, 'branches', {
    id,
    code: 'NORTH',
    name_en: 'North',
    position: 2,
    time_zone: zone,
  })
  forgetTenants()
  return id
}
