import { BaseTransformer } from '@adonisjs/core/transformers'
import { mayChange } from '#core/branches/branch_or_whole'
import type { TimingRow } from '#domain/scheduling/hours/queries/list_timings'
import { shiftOf } from '#domain/scheduling/hours/rules/shifts'
import { retimed } from '#domain/scheduling/hours/rules/timing'

/** What a timing does is shown on this one. */
const usual = { starts: '16:00', minutes: 60 }

export default class TimingTransformer extends BaseTransformer<TimingRow> {
  toObject() {
    const { id, name_en, name_ar, starts_on, ends_on, branch_id, version } = this.resource
    const { shift_minutes: shift, shorten_minutes, sessions_ahead } = this.resource
    const { starts, minutes } = retimed({ date: starts_on, ...usual }, this.resource)
    return {
      ...{ id, name_en, name_ar, starts_on, ends_on, branch_id, version, shorten_minutes },
      sessions_ahead,
      may_change: mayChange(this.resource),
      shift: shiftOf(shift),
      shift_by: Math.abs(shift),
      example: { before: usual, after: { starts, minutes } },
    }
  }
}
