import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OpenProposal } from '#domain/scheduling/holidays/queries/list_proposals'

export default class ProposalTransformer extends BaseTransformer<OpenProposal> {
  toObject() {
    const { preset, preset_year, name_en, name_ar, is_sighted, taken } = this.resource
    const { starts_on, ends_on } = taken ?? this.resource
    return {
      ...{ preset, preset_year, name_en, name_ar, is_sighted, starts_on, ends_on },
      taken_id: taken?.id ?? null,
    }
  }
}
