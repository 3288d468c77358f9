import type { RoutesList } from '@adonisjs/core/types/http'
import type { Upload } from '#domain/shared/limits/upload_limits'

type UploadField = { field: 'photo' | 'file'; upload: Upload }

const photo: UploadField = { field: 'photo', upload: 'photo' }
const document: UploadField = { field: 'file', upload: 'document' }

const fields = new Map<string, UploadField>()

function takes(field: UploadField) {
  return (...routes: (keyof RoutesList['ALL'])[]) => {
    for (const route of routes) fields.set(route, field)
  }
}

/**
 * Declared beside the routes, because a form that is too large is refused before its controller is
 * known.
 */
export const takesPhoto = takes(photo)
export const takesDocument = takes(document)

export const uploadFieldOf = (routeName: string | undefined) => fields.get(routeName ?? '')
