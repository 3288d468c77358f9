import { readFile } from 'node:fs/promises'
import { v4 as uuid } from 'uuid'
import drive from '@adonisjs/drive/services/main'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { documentType } from '#core/files/document_type'
import { plainLine } from '#domain/shared/text/plain_text'

const longestName = 200

export class UnreadableDocumentError extends Error {}

/** Unchanged, under names nobody can guess (security §5, row 22). */
export class DocumentStore {
  constructor(
    private tenantId: string,
    private folder: 'instructor-documents'
  ) {}

  async keep(file: MultipartFile) {
    const bytes = await readFile(file.tmpPath!)
    const type = documentType(bytes)
    if (!type) throw new UnreadableDocumentError()
    const key = `${this.tenantId}/${this.folder}/${uuid()}.${type.ending}`
    await drive.use().put(key, bytes)
    const name = plainLine(file.clientName).slice(-longestName) || `file.${type.ending}`
    return { key, name, type: type.mime, size: bytes.length }
  }

  async discard(key: string | null | undefined) {
    if (key) await drive.use().delete(key)
  }
}
