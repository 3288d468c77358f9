import { megabytes, uploadLimits } from '#domain/shared/limits/upload_limits'

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** Why a chosen file can't be a photo, or null when it can. */
export function photoProblem(file: File): 'not_an_image' | 'too_large' | null {
  if (!KINDS.includes(file.type)) return 'not_an_image'
  return file.size > megabytes(uploadLimits.photo) ? 'too_large' : null
}
