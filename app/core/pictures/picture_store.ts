import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { v4 as uuid } from 'uuid'
import drive from '@adonisjs/drive/services/main'
import type { MultipartFile } from '@adonisjs/core/bodyparser'

const side = 512
const quality = 82
const largestPicture = 24_000_000
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif']

/** Whose pictures lie together; `centres` are marks. */
export type PictureFolder = 'administrators' | 'instructors' | 'students' | 'guardians' | 'centres'

/** The file is not a picture we can read, whatever its name says. */
export class UnreadablePictureError extends Error {}

/** People's pictures on the drive: square WebP without metadata, under names nobody can guess (security §5, row 22). */
export class PictureStore {
  constructor(
    private tenantId: string,
    private folder: PictureFolder
  ) {}

  async keep(file: MultipartFile) {
    const picture = await this.#encode(await readFile(file.tmpPath!))
    const key = `${this.tenantId}/${this.folder}/${uuid()}.webp`
    await drive.use().put(key, picture)
    return key
  }

  async discard(key: string | null | undefined) {
    if (key) await drive.use().delete(key)
  }

  async #encode(bytes: Buffer) {
    try {
      const image = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' })
      const { format } = await image.metadata()
      if (!format || !formats.includes(format)) throw new UnreadablePictureError()
      return await image
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality })
        .toBuffer()
    } catch {
      throw new UnreadablePictureError()
    }
  }
}
