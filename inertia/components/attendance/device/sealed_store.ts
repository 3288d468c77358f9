import { storeName } from '~/components/attendance/device/device'

interface Sealed {
  id: string
  /** Whose it is, so that another's can be removed without being read. */
  account: string
  /** In milliseconds. */
  kept_at: number
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

const table = 'sealed'
const oldest = 14 * 86_400_000

/** Only on https, and on the machine itself. */
export const canSeal = (): boolean =>
  typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined

export const importKey = (raw: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(raw), (letter) => letter.charCodeAt(0)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt']
  )

const bound = (account: string, id: string) => new TextEncoder().encode(`${account} ${id}`)

interface Owner {
  account: string
  key: CryptoKey
}

/** What one account keeps on this device, sealed with its key and bound to its place. */
export function sealedStore<Item extends { id: string }>({ account, key }: Owner) {
  async function seal(item: Item): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const way = { name: 'AES-GCM', iv, additionalData: bound(account, item.id) }
    const text = new TextEncoder().encode(JSON.stringify(item))
    const sealed = await crypto.subtle.encrypt(way, key, text)
    return { id: item.id, account, kept_at: Date.now(), iv, sealed }
  }

  /** What can't be opened is none of ours any more. */
  async function opened({ id, iv, sealed }: Sealed): Promise<Item[]> {
    const way = { name: 'AES-GCM', iv, additionalData: bound(account, id) }
    const text = await crypto.subtle.decrypt(way, key, sealed).catch(() => undefined)
    return text ? [JSON.parse(new TextDecoder().decode(text)) as Item] : []
  }

  return {
    async read(): Promise<Item[]> {
      const rows = await inTable('readonly', (all) => all.getAll() as IDBRequest<Sealed[]>)
      const found = await Promise.all(rows.filter((row) => row.account === account).map(opened))
      return found.flat()
    },

    /** Both at once or neither. */
    async change({ put, remove }: { put: Item[]; remove: string[] }): Promise<void> {
      const sealed = await Promise.all(put.map(seal))
      await inTable('readwrite', (rows) => {
        for (const row of sealed) rows.put(row)
        for (const id of remove) rows.delete(id)
      })
    },
  }
}

export type SealedStore<Item extends { id: string }> = ReturnType<typeof sealedStore<Item>>

/** One device, one account: what another left is removed unread, and what nobody came back for. */
export async function clearOthers(account: string): Promise<void> {
  const rows = await inTable('readonly', (all) => all.getAll() as IDBRequest<Sealed[]>)
  const gone = rows.filter((row) => row.account !== account || row.kept_at < Date.now() - oldest)
  if (gone.length === 0) return
  await inTable('readwrite', (all) => gone.forEach((row) => all.delete(row.id)))
}

/** Also without the key, which only tells what they are. */
export async function countKept(account: string): Promise<number> {
  const rows = await inTable('readonly', (all) => all.getAll() as IDBRequest<Sealed[]>)
  return rows.filter((row) => row.account === account).length
}

/** Opened for one act, so that it stands in nobody's way who removes it. */
async function inTable<Answer>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<Answer> | void
): Promise<Answer> {
  const database = await open()
  try {
    return await new Promise<Answer>((done, failed) => {
      const transaction = database.transaction(table, mode, { durability: 'strict' })
      const request = act(transaction.objectStore(table))
      transaction.oncomplete = () => done(request?.result as Answer)
      transaction.onabort = transaction.onerror = () => failed(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(storeName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'id' })
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close()
      done(opening.result)
    }
    opening.onerror = () => failed(opening.error)
  })
}
