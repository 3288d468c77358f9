import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InstructorDocument } from '#domain/people/instructors/queries/find_documents'
import { expiryOf } from '#domain/people/instructors/rules/document'

export default class DocumentTransformer extends BaseTransformer<InstructorDocument> {
  constructor(
    document: InstructorDocument,
    private instructorId: string,
    private today: string
  ) {
    super(document)
  }

  toObject() {
    const document = this.resource
    const { id, file } = document
    return {
      ...this.pick(document, [
        'id',
        'kind',
        'title',
        'number',
        'issued_on',
        'expires_on',
        'file_name',
        'size',
        'version',
      ]),
      expiry: expiryOf(document.expires_on, this.today),
      file: file && `/admin/instructors/${this.instructorId}/documents/${id}/file`,
    }
  }
}
