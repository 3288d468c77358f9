import type { areas, AreasWith } from '#domain/shared/areas/areas'
import type { RouteName } from '~/client'

type Recorded = AreasWith<'record', object>
type One<Area extends Recorded> = (typeof areas)[Area]['record']['one']

export type CatalogueArea = {
  [Area in Recorded]: `admin.${Area}.destroy` | `admin.${One<Area>}_exports.show` extends RouteName
    ? Area
    : never
}[Recorded]
