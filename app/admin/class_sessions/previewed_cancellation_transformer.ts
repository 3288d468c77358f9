import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OneToOneCalledOff } from '#domain/attendance/marking/one_to_one_called_off'
import type { PreviewedCancellation } from '#domain/attendance/queries/preview_cancellation'

export default class PreviewedCancellationTransformer extends BaseTransformer<PreviewedCancellation> {
  toObject() {
    const { oneToOne, makeUps, givenBack } = this.resource
    return { one_to_one: oneToOne.map(toldOneToOne), make_ups: makeUps, given_back: givenBack }
  }
}

function toldOneToOne(session: OneToOneCalledOff) {
  const { id, starts_at, ends_at, time_zone, outcome, noticeAt, asksMakeUp } = session
  const { event, charge_percent, makes_up } = outcome
  return {
    session: {
      ...{ id, time_zone, title_en: null, title_ar: null },
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    },
    outcome: { event, charge_percent, makes_up },
    told_at: noticeAt.toISOString(),
    marked: null,
    asks_make_up: asksMakeUp && event === 'excused',
  }
}
