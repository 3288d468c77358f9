import type { Upload } from '#domain/shared/limits/upload_limits'

type UploadField = { field: 'photo' | 'file'; upload: Upload }

const photo: UploadField = { field: 'photo', upload: 'photo' }

const fields: [routes: RegExp, UploadField][] = [
  [/^admin\.(students|guardians|instructors)\.(store|update)$/, photo],
  [/^admin\.settings\.general\.update$/, photo],
  [/^((admin|instructor)\.)?profile\.update$/, photo],
  [/^admin\.instructors\.documents\.(store|update)$/, { field: 'file', upload: 'document' }],
]

export const uploadFieldOf = (routeName: string | undefined) =>
  fields.find(([routes]) => routes.test(routeName ?? ''))?.[1]
