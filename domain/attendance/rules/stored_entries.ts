import type { Entry } from '#domain/attendance/rules/outbox'

/** As it lies on the device: ids and marks, no text, because text names people. */
export function storedEntry({ excuse: _, note: __, is_tried: ___, ...entry }: Entry) {
  return { ...entry, leaves_text: true }
}

export type StoredEntry = ReturnType<typeof storedEntry>

export const entryOf = (stored: StoredEntry): Entry => ({
  ...stored,
  ...{ excuse: null, note: null, is_tried: !stored.lacks_reason },
})

/** As each lies on the device, by its id. */
export type Persisted = Map<string, string>

/** What has to change on the device so that it holds what waits in this page. */
export function unstored(entries: Entry[], persisted: Persisted) {
  const wanted = entries.map(storedEntry)
  const ids = new Set(wanted.map(({ id }) => id))
  return {
    put: wanted.filter((one) => persisted.get(one.id) !== JSON.stringify(one)),
    remove: [...persisted.keys()].filter((id) => !ids.has(id)),
  }
}

/** Notes what lies on the device now; answers what was there before and was settled by another page. */
export function foundOnDevice(persisted: Persisted, stored: StoredEntry[]): string[] {
  const ids = new Set(stored.map(({ id }) => id))
  const gone = [...persisted.keys()].filter((id) => !ids.has(id))
  noteStored(persisted, { put: stored, remove: gone })
  return gone
}

export function noteStored(
  persisted: Persisted,
  { put, remove }: { put: StoredEntry[]; remove: string[] }
): void {
  for (const one of put) persisted.set(one.id, JSON.stringify(one))
  for (const id of remove) persisted.delete(id)
}
