import { documentTypeNames } from '#domain/shared/choices/file_types'
import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { DocumentStore, UnreadableDocumentError } from '#core/files/document_store'
import type { KeptFile } from '#domain/people/instructors/document_fields'
import type { Result } from '#domain/shared/result'

export async function withDocument<T extends object, E extends { type: string }>(
  ctx: HttpContext,
  file: MultipartFile | null | undefined,
  save: (kept: KeptFile | null) => Promise<Result<T, E>>
): Promise<Result<T, E>> {
  const store = new DocumentStore(ctx.tenant.id, 'instructor-documents')
  const fresh = file ? await keep(ctx, store, file) : null
  try {
    const result = await save(fresh)
    await store.discard(result.ok ? replacedBy(result.value) : fresh?.key)
    return result
  } catch (error) {
    await store.discard(fresh?.key)
    throw error
  }
}

const replacedBy = (saved: object) =>
  'replacedFile' in saved ? (saved.replacedFile as string | null) : null

async function keep({ i18n }: HttpContext, store: DocumentStore, file: MultipartFile) {
  try {
    return await store.keep(file)
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error
    const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' })
    const types = list.format(documentTypeNames)
    const message = i18n.t('instructors.errors.unreadable_file', { types })
    throw new vineErrors.E_VALIDATION_ERROR([{ field: 'file', rule: 'file', message }])
  }
}
