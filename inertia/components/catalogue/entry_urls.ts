import type { registry } from '@generated/registry'
import { areas, type AreasWith } from '#domain/shared/areas/areas'
import { urlFor } from '~/client'

type Recorded = AreasWith<'record', object>
type RouteName = keyof typeof registry.routes

type One<Area extends Recorded> = (typeof areas)[Area]['record']['one']

/** The areas that have all the routes of a catalogue. */
export type CatalogueArea = {
  [Area in Recorded]: `admin.${Area}.destroy` | `admin.${One<Area>}_exports.show` extends RouteName
    ? Area
    : never
}[Recorded]

/** The addresses of a catalogue's pages and acts, by the names of its routes. */
export function entryUrls(area: CatalogueArea) {
  const { one } = areas[area].record
  return {
    index: () => urlFor(`admin.${area}.index`),
    create: () => urlFor(`admin.${area}.create`),
    store: () => urlFor(`admin.${area}.store`),
    show: (id: string) => urlFor(`admin.${area}.show`, { id }),
    edit: (id: string) => urlFor(`admin.${area}.edit`, { id }),
    update: (id: string) => urlFor(`admin.${area}.update`, { id }),
    destroy: (id: string) => urlFor(`admin.${area}.destroy`, { id }),
    archives: () => urlFor(`admin.${one}_archives.store`),
    export: () => urlFor(`admin.${one}_exports.show`),
  }
}
