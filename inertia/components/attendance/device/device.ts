/** Where marks lie on a device until they are sent (docs/adr/0063-marks-on-a-device.md). */
export const storeName = 'markaz.marks'

const channel = new BroadcastChannel(storeName)

/** Asks whoever signs out, where marks wait that they would lose. */
let question: (() => Promise<boolean>) | undefined

export const beforeSignOut = {
  /** False where somebody stays because of what waits. */
  ask: (): Promise<boolean> => question?.() ?? Promise.resolve(true),
  askedBy(next: () => Promise<boolean>): () => void {
    question = next
    return () => {
      if (question === next) question = undefined
    }
  },
}

let waits = (): boolean => false

/** Whether marks wait in this page, told by what keeps them once it is fetched. */
export const marksInPage = {
  wait: (): boolean => waits(),
  toldBy: (next: () => boolean): void => void (waits = next),
}

const lostKey = 'markaz.lost_marks'

/** Marks that could wait in their page only went with it: said when their account is back. */
export const lostMarks = {
  note(account: string, count: number): void {
    const all = count + lostMarks.count(account)
    if (all > 0) sessionStorage.setItem(lostKey, `${account} ${all}`)
  },
  count(account: string): number {
    const [whose, count] = (sessionStorage.getItem(lostKey) ?? '').split(' ')
    return whose === account ? Number(count) : 0
  },
  forget: (): void => sessionStorage.removeItem(lostKey),
}

type Forgetting = () => Promise<unknown>

const forgetting = new Set<Forgetting>()

export const onForgotten = (listener: Forgetting): void => void forgetting.add(listener)
channel.addEventListener('message', () => forgetting.forEach((listener) => listener()))

const patience = 2_000

/** Removes them all, in every window; a browser that doesn't answer keeps nobody from leaving. */
export async function forgetMarks(): Promise<void> {
  channel.postMessage('forgotten')
  const isOver = new Promise<void>((done) => setTimeout(done, patience))
  await Promise.race([Promise.all([...forgetting].map((listener) => listener())), isOver])
  if (typeof indexedDB !== 'undefined') await Promise.race([remove(), isOver])
}

const remove = () =>
  new Promise<void>((done) => {
    const removal = indexedDB.deleteDatabase(storeName)
    removal.onsuccess = removal.onerror = () => done()
  })

/** Whether anything was ever kept here; where a browser doesn't tell, it is looked for. */
export async function hasMarks(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  const found = await indexedDB.databases?.().catch(() => undefined)
  return found ? found.some(({ name }) => name === storeName) : true
}
