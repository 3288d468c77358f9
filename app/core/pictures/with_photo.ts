import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import {
  type PictureFolder,
  PictureStore,
  UnreadablePictureError,
} from '#core/pictures/picture_store'
import type { Result } from '#domain/shared/result'

type Form = { photo?: MultipartFile | null; remove_photo?: boolean }

/**
 * Afterwards discards the file that lost: the new one when nothing was saved, the replaced one when
 * it was.
 */
export async function withPhoto<T extends object, E extends { type: string }>(
  ctx: HttpContext,
  folder: PictureFolder,
  form: Form,
  save: (photo: string | null | undefined) => Promise<Result<T, E>>
): Promise<Result<T, E>> {
  const store = new PictureStore(ctx.tenant.id, folder)
  const fresh = form.photo ? await keep(ctx, store, form.photo) : null
  try {
    const result = await save(fresh ?? (form.remove_photo ? null : undefined))
    await store.discard(result.ok ? replacedBy(result.value) : fresh)
    return result
  } catch (error) {
    await store.discard(fresh)
    throw error
  }
}

const replacedBy = (saved: object) =>
  'replacedPhoto' in saved ? (saved.replacedPhoto as string | null) : null

async function keep({ i18n }: HttpContext, store: PictureStore, file: MultipartFile) {
  try {
    return await store.keep(file)
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    const message = i18n.t('errors.unreadable_photo')
    throw new vineErrors.E_VALIDATION_ERROR([{ field: 'photo', rule: 'photo', message }])
  }
}
