import type { ApplicationService } from '@adonisjs/core/types'
import { endDocumentThreads } from '#app/documents/engine/document_threads'

/** Ends the threads that write documents with the server; the first document starts them. */
export default class DocumentsProvider {
  constructor(protected app: ApplicationService) {}

  async shutdown() {
    await endDocumentThreads()
  }
}
