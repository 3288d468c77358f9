import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DraftStudent } from '#domain/billing/queries/draft_students'
import { storedNameIn } from '#domain/shared/text/person_names'

export default class DraftStudentTransformer extends BaseTransformer<DraftStudent> {
  toObject() {
    const { id, number } = this.resource
    return { id, number, ...storedNameIn(this.resource) }
  }
}
