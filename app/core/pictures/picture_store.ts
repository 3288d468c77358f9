import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { v4 as uuid } from 'uuid'
import { pictureTypes } from '#domain/shared/choices/file_types'
import drive from '@adonisjs/drive/services/main'
import type { MultipartFile } from '@adonisjs/core/bodyparser'

const side = 512
const quality = 82
const largestPicture = 24_000_000

export type PictureFolder = 'administrators' | 'instructors' | 'students' | 'guardians' | 'centres'

export class UnreadablePictureError extends Error {}

/**
 * Square WebP without metadata, under names nobody can guess (security §5, row 22). Logos of centres have
 * their digest for a name and stay for good: issued documents are printed with the one of their day.
 */
export class PictureStore {
  constructor(
    private tenantId: string,
    private folder: PictureFolder
  ) {}

  get #isLogo() {
    return this.folder === 'centres'
  }

  async keep(file: MultipartFile) {
    const picture = await this.#encode(await readFile(file.tmpPath!))
    const name = this.#isLogo ? createHash('sha256').update(picture).digest('hex') : uuid()
    const key = `${this.tenantId}/${this.folder}/${name}.webp`
    await drive.use().put(key, picture)
    return key
  }

  async discard(key: string | null | undefined) {
    if (key && !this.#isLogo) await drive.use().delete(key)
  }

  async #encode(bytes: Buffer) {
    try {
      const image = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' })
      const { format } = await image.metadata()
      if (!format || !Object.hasOwn(pictureTypes, format)) throw new UnreadablePictureError()
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
