import type { HttpContext } from '@adonisjs/core/http'
import type { RoutesList } from '@adonisjs/core/types/http'
import ActivityTransformer from '#core/audit/activity_transformer'
import type { Plain } from '#core/lists/exported_list'
import type { ListProps } from '#core/lists/list_query'
import type { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import type { Everything } from '#core/records/chosen_ids'
import type { UsingArea } from '#core/records/refuse_deletion'
import type { UsualRefusal } from '#core/records/refuse_record'
import { usualTab } from '#core/records/usual_tab'
import UsesTransformer from '#core/records/uses_transformer'
import type { AdminArea } from '#domain/access/roles/permissions'
import type { CatalogueSource } from '#domain/shared/lists/catalogue_source'
import type { ListPage, ListShape } from '#domain/shared/lists/list_shape'
import type { EntryActs } from '#domain/shared/records/entry_acts'
import type { LeaningOn, listUses } from '#domain/shared/records/list_uses'
import type { ActivityRow } from '#domain/shared/records/record_activity'
import type { Holding, Refusing } from '#domain/shared/records/set_archived'
import type { RecordKind } from '#domain/shared/records/record_kind'

type CatalogueArea = {
  [Area in AdminArea]: `admin.${Area}.edit` extends keyof RoutesList['GET'] ? Area : never
}[AdminArea]

export type Catalogue<
  Shape extends ListShape = ListShape,
  Row = unknown,
  Entry extends { id: string } = { id: string },
  Fields = unknown,
  Own extends { type: string } = never,
> = {
  record: RecordKind & { area: CatalogueArea }
  uses: LeaningOn<UsingArea>
  source: CatalogueSource<Shape, Row>
  find(id: string): Promise<Entry | undefined>
  fields(ctx: HttpContext): Promise<Fields>
  acts: EntryActs<Fields, UsingArea, Own>
  /** Before entries are archived or restored. */
  holding?: Holding
  /** Given if something has to be asked before they are archived. */
  archive?(ctx: HttpContext, everything: Everything): unknown
  /** Given if some may stay archived for a reason that names them in the page’s language. */
  restore?(ctx: HttpContext, everything: Everything): unknown
  /** Those that may not be restored. */
  keepsArchived?: Refusing
  /** Of a kind with refusals of its own. */
  refuse?(ctx: HttpContext, refusal: UsualRefusal | Own): unknown
  /** Left out by a kind with a file of its own (rooms). */
  exported?: readonly Plain<Row>[]
  worded?: readonly Plain<Row>[]
  pages: {
    index(ctx: HttpContext, page: ListPage<Row>, props: IndexProps<Shape>): unknown
    create(ctx: HttpContext): unknown
    show(ctx: HttpContext, entry: Entry, props: ShowProps): unknown
    edit(ctx: HttpContext, entry: Entry): unknown
  }
}

type IndexProps<Shape extends ListShape> = {
  query: ListProps<Shape>
  can: ReturnType<typeof areaAbilities>
  list: Awaited<ReturnType<typeof readList>>['list']
}

type ShowProps = ReturnType<typeof showProps>

type Told = { uses: Awaited<ReturnType<typeof listUses<UsingArea>>>; activity: ActivityRow[] }

export function showProps(ctx: HttpContext, area: AdminArea, { uses, activity }: Told) {
  const user = ctx.auth.getUserOrFail()
  return {
    uses: UsesTransformer.transform(uses, user),
    activity: ActivityTransformer.transform(activity),
    tab: usualTab(ctx),
    can: areaAbilities(area, user),
  }
}

export const catalogue = <
  Shape extends ListShape,
  Row,
  Entry extends { id: string },
  Fields,
  Own extends { type: string } = never,
>(
  kind: Catalogue<Shape, Row, Entry, Fields, Own>
) => kind
