import { storeName } from '~/components/attendance/device/device'

interface Sealed {
  id: string
  /** Whose it is, so that another's can be removed without being read. */
  account: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

const table = 'sealed'

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
    return { id: item.id, account, iv, sealed }
  }

  async function opened({ id, iv, sealed }: Sealed): Promise<Item | undefined> {
    const way = { name: 'AES-GCM', iv, additionalData: bound(account, id) }
    const text = await crypto.subtle.decrypt(way, key, sealed).catch(() => undefined)
    return text && (JSON.parse(new TextDecoder().decode(text)) as Item)
  }

  return {
    /** What can't be opened was sealed with a key that nobody has any more, and goes. */
    async read(): Promise<Item[]> {
      const rows = await inTable('readonly', (all) => all.getAll() as IDBRequest<Sealed[]>)
      const own = rows.filter((row) => row.account === account)
      const found = await Promise.all(own.map(opened))
      const unreadable = own.filter((_, at) => !found[at])
      if (unreadable.length > 0) await remove(unreadable)
      return found.filter((one) => one !== undefined)
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

/** One device, one account: what another left is removed unread. */
export async function clearOthers(account: string): Promise<void> {
  const rows = await inTable('readonly', (all) => all.getAll() as IDBRequest<Sealed[]>)
  const gone = rows.filter((row) => row.account !== account)
  if (gone.length > 0) await remove(gone)
}

const remove = (gone: Sealed[]) =>
  inTable('readwrite', (all) => gone.forEach((row) => all.delete(row.id)))

/** Also without the key, which only tells what they are. */
export async function countKept(account?: string): Promise<number> {
  const rows = await inTable('readonly', (all) => all.getAll() as IDBRequest<Sealed[]>)
  return rows.filter((row) => account === undefined || row.account === account).length
}

const patience = 2_000

/** Whosever they are; a browser that doesn't answer keeps nobody from leaving. */
export const countSealed = (): Promise<number> =>
  Promise.race([
    countKept().catch(() => 0),
    new Promise<number>((done) => setTimeout(() => done(0), patience)),
  ])

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
