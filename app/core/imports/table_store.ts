import { v4 as uuid } from 'uuid'
import drive from '@adonisjs/drive/services/main'

export class TableStore {
  constructor(private tenantId: string) {}

  async keep(table: Uint8Array) {
    const key = `${this.tenantId}/imports/${uuid()}.jsonl`
    await drive.use().put(key, table)
    return key
  }

  async read(key: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await drive.use().getBytes(key))
  }

  async discard(key: string | null) {
    if (key) await drive.use().delete(key)
  }
}
