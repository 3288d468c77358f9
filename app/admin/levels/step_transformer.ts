import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Step } from '#domain/teaching/catalogue/queries/list_ladder'

export default class StepTransformer extends BaseTransformer<Step> {
  toObject() {
    return this.pick(this.resource, ['id', 'code', 'name_en', 'name_ar'])
  }
}
