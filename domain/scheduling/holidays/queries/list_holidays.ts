import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'

export const holidayList = {
  area: 'holidays',
  sorts: { starts_on: 'desc', name: 'asc' },
  choices: {},
  ids: ['branch'],
  days: ['starts'],
} as const satisfies ListShape

export const holidaySource = catalogueSource('holidays', holidayList, {
  row: (holidays) =>
    holidays
      .select(['t.id', 't.name_en', 't.name_ar', 't.starts_on', 't.ends_on', 't.branch_id'])
      .select(['t.archived_at', 't.version']),
  exported: (holidays) =>
    holidays
      .leftJoinLateral(
        (of) => byId('branches', of.ref('t.branch_id'), 'b'),
        (join) => join.onTrue()
      )
      .select(['b.name_en as branch_en', 'b.name_ar as branch_ar']),
  order: { starts_on: 'starts_on', name: { name: 'name' } },
  choices: {},
  ids: { branch: 'branch_id' },
  days: { starts: { day: 'starts_on' } },
})

/** Both days are included, YYYY-MM-DD. */
export type HolidayRow = ListedRow<typeof holidaySource>
