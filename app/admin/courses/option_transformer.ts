import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Option } from '#domain/teaching/queries/list_options'

/** A subject or level as a select and a filter offer it. */
export default class OptionTransformer extends BaseTransformer<Option> {
  toObject() {
    return this.pick(this.resource, ['id', 'code', 'name_en', 'name_ar'])
  }
}
