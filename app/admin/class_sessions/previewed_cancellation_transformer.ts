import { BaseTransformer } from '@adonisjs/core/transformers'
import PreviewedOutcomeTransformer from '#core/attendance/previewed_outcome_transformer'
import type { LessonCalledOff } from '#domain/attendance/marking/lessons_called_off'
import type { PreviewedCancellation } from '#domain/attendance/queries/preview_cancellation'

export default class PreviewedCancellationTransformer extends BaseTransformer<PreviewedCancellation> {
  toObject() {
    const { lessons, makeUps, givenBack } = this.resource
    return { lessons: lessons.map(toldLesson), make_ups: makeUps, given_back: givenBack }
  }
}

/** Of no group, and not marked. */
const toldLesson = (lesson: LessonCalledOff) =>
  new PreviewedOutcomeTransformer({
    ...{ ...lesson, title_en: null, title_ar: null, status: null },
  }).toObject()
