import { statement } from '#domain/shared/data/statement'

const plannedStarts = statement((query, given: { seriesId: string }) =>
  query
    .selectFrom('class_sessions')
    .where('series_id', '=', given.seriesId)
    .select('original_start as start')
)

/** Milliseconds of the starts a series was planned for, moved and cancelled ones too. */
export const startsOfSeries = async (seriesId: string) =>
  new Set((await plannedStarts({ seriesId })).map(({ start }) => start!.getTime()))
