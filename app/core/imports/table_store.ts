import { v4 as uuid } from 'uuid'
import drive from '@adonisjs/drive/services/main'

/** The tables of imports under way, each under its centre and a name nobody can guess. */
export class TableStore {
  constructor(private tenantId: string) {}

  /** Answers its key. */
  async keep(table: Uint8Array) {
    const key = `${this.tenantId}/imports/${uuid()}.jsonl`
    await drive.use().put(key, table)
    return key
  }

  async read(key: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await drive.use().getBytes(key))
  }

  /** Forgets a table; it may be gone already. */
  async discard(key: string | null) {
    if (key) await drive.use().delete(key)
  }
}
