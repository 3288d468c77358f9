import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ShownNames } from '#app/admin/imports/shown_names'

export default class ImportNamesTransformer extends BaseTransformer<ShownNames> {
  toObject() {
    const { rows, meta } = this.resource
    return { rows, meta }
  }
}
