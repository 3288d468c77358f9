import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import { writeWhole } from '#domain/shared/runtime/whole_file'

/** A file put here survives a power cut, so the row that names it may commit. */
export class WholeDisk extends FSDriver {
  constructor(private folder: string) {
    super({ location: folder, visibility: 'private' })
  }

  override async put(key: string, contents: string | Uint8Array) {
    await writeWhole(join(this.folder, key), contents)
  }

  override async putStream(key: string, contents: Readable) {
    await this.put(key, await buffer(contents))
  }

  override async copy(source: string, destination: string) {
    await this.put(destination, await this.getBytes(source))
  }

  override async move(source: string, destination: string) {
    await this.copy(source, destination)
    await this.delete(source)
  }
}
