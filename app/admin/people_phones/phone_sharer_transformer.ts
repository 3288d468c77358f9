import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PhoneSharer } from '#domain/people/phones/phone_sharers'
import { storedNameIn } from '#domain/shared/text/person_names'

export default class PhoneSharerTransformer extends BaseTransformer<PhoneSharer> {
  toObject() {
    const { id, area } = this.resource
    return { id, area, ...storedNameIn(this.resource) }
  }
}
