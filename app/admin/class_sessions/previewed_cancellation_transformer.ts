import { BaseTransformer } from '@adonisjs/core/transformers'
import PreviewedOutcomeTransformer from '#core/attendance/previewed_outcome_transformer'
import type { OneToOneCalledOff } from '#domain/attendance/marking/one_to_one_called_off'
import type { PreviewedCancellation } from '#domain/attendance/queries/preview_cancellation'

export default class PreviewedCancellationTransformer extends BaseTransformer<PreviewedCancellation> {
  toObject() {
    const { oneToOne, makeUps, givenBack } = this.resource
    return { one_to_one: oneToOne.map(toldOneToOne), make_ups: makeUps, given_back: givenBack }
  }
}

/** A one-to-one session has no group title, and it isn’t marked yet. */
const toldOneToOne = (session: OneToOneCalledOff) =>
  new PreviewedOutcomeTransformer({
    ...{ ...session, title_en: null, title_ar: null, status: null },
  }).toObject()
