import { catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'

export const holidayList = {
  area: 'holidays',
  sorts: { starts_on: 'desc', name: 'asc' },
  choices: {},
  ids: [],
  days: ['starts'],
} as const satisfies ListShape

export const holidaySource = catalogueSource('holidays', holidayList, {
  row: (holidays) =>
    holidays
      .select(['t.id', 't.name_en', 't.name_ar', 't.starts_on', 't.ends_on'])
      .select(['t.archived_at', 't.version']),
  order: { starts_on: 'starts_on', name: { name: 'name' } },
  choices: {},
  ids: {},
  days: { starts: { day: 'starts_on' } },
})

/** Both days are included, YYYY-MM-DD. */
export type HolidayRow = ListedRow<typeof holidaySource>
