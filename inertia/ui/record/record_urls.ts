import { type AreaName, type areas, areaOf } from '#domain/shared/areas/areas'
import { hasRoute, type RouteName, urlFor } from '~/client'
import type { Area } from '~/ui/use_area_words'

type One = (id: string) => string
type All = () => string

/**
 * What is absent is not offered. `archives` archives (POST) and restores (DELETE), by `ids`.
 * `accountsOf` names the area of people with accounts whose words speak of them: restoring asks
 * about the accounts.
 */
export interface RecordUrls {
  index: All
  create?: All
  show: One
  edit?: One
  destroy?: One
  archives?: All
  accountsOf?: Area
  export?: All
  import?: All
}

type Where<Name extends string, Url> = Name extends RouteName ? Url : undefined
type Route<Name extends AreaName> = (typeof areas)[Name]['route']
type Singular<Name extends AreaName> = NonNullable<(typeof areas)[Name]['record']>['one']

type AreaUrls<Name extends AreaName> = RecordUrls & {
  create: Where<`admin.${Route<Name>}.create`, All>
  edit: Where<`admin.${Route<Name>}.edit`, One>
  destroy: Where<`admin.${Route<Name>}.destroy`, One>
  archives: Where<`admin.${Singular<Name>}_archives.store`, All>
}

export function recordUrls<Name extends AreaName>(name: Name): AreaUrls<Name> {
  const { route, record, imported } = areaOf(name)
  const all = (to: string) =>
    hasRoute(to) ? () => urlFor(to as 'admin.students.index') : undefined
  const one = (to: string) =>
    hasRoute(to) ? (id: string) => urlFor(to as 'admin.students.show', { id }) : undefined
  return {
    index: all(`admin.${route}.index`),
    create: all(`admin.${route}.create`),
    show: one(`admin.${route}.show`),
    edit: one(`admin.${route}.edit`),
    destroy: one(`admin.${route}.destroy`),
    archives: all(`admin.${record?.one}_archives.store`),
    accountsOf: hasRoute(`admin.${route}.invitation.store`) ? name : undefined,
    export: all(`admin.${record?.one}_exports.show`),
    import: imported
      ? () => urlFor('admin.imports.create', {}, { qs: { entity: name } })
      : undefined,
  } as AreaUrls<Name>
}
