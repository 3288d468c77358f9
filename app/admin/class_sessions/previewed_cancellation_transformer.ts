import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LessonCalledOff } from '#domain/attendance/marking/lessons_called_off'
import type { PreviewedCancellation } from '#domain/attendance/queries/preview_cancellation'

export default class PreviewedCancellationTransformer extends BaseTransformer<PreviewedCancellation> {
  toObject() {
    const { lessons, makeUps, givenBack } = this.resource
    return { lessons: lessons.map(toldLesson), make_ups: makeUps, given_back: givenBack }
  }
}

function toldLesson(lesson: LessonCalledOff) {
  const { id, starts_at, ends_at, time_zone, outcome, noticeAt, asksMakeUp } = lesson
  const { event, charge_percent, makes_up } = outcome
  return {
    session: {
      ...{ id, time_zone, title_en: null, title_ar: null },
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    },
    outcome: { event, charge_percent, makes_up },
    told_at: noticeAt.toISOString(),
    asks_make_up: asksMakeUp && event === 'excused',
  }
}
