import { v4 as uuid } from 'uuid'
import drive from '@adonisjs/drive/services/main'
import type { ImportSheet } from '#domain/imports/import'
import type { Inspected } from '#domain/imports/thread/messages'
import { now } from '#domain/shared/time/clock'

const aDay = 24 * 3_600_000

export class TableStore {
  constructor(private tenantId: string) {}

  async keep(table: Uint8Array) {
    const key = `${this.tenantId}/imports/${uuid()}.jsonl`
    await drive.use().put(key, table)
    return key
  }

  /** Keeps the table of each sheet of a file. */
  async keepSheets({ sheets, chosen }: Inspected) {
    const stored: ImportSheet[] = []
    for (const { name, inspection, table } of sheets) {
      const file = await this.keep(table)
      const { headings, sample, total, dateOrder: order } = inspection
      stored.push({ name, file, headings, sample, total, date_order: order })
    }
    const { format, encoding, delimiter } = sheets[chosen]!.inspection
    return { format: { format, encoding, delimiter }, sheets: stored, chosen }
  }

  async read(key: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await drive.use().getBytes(key))
  }

  async discard(keys: (string | null)[]) {
    for (const key of keys) if (key) await drive.use().delete(key)
  }

  async keys() {
    const { objects } = await drive.use().listAll(`${this.tenantId}/imports/`)
    return [...objects].flatMap((file) => (file.isFile ? [file.key] : []))
  }

  /** Tables that no import names: a worker that died left them. One that arrives has no import yet. */
  async sweep(kept: Set<string | null>) {
    const { objects } = await drive.use().listAll(`${this.tenantId}/imports/`)
    for (const file of objects) {
      if (!file.isFile || kept.has(file.key)) continue
      const { lastModified } = await file.getMetaData()
      if (now().toMillis() - lastModified.getTime() > aDay) await drive.use().delete(file.key)
    }
  }
}
