import { router } from '@inertiajs/react'
import { lockScreen } from '~/lock/lock_screen'
import { beforeLock } from '~/lock/before_lock'
import {
  lostMarks,
  marksInPage,
  onForgotten,
  storeName,
} from '~/components/attendance/device/device'
import {
  emptyOutbox,
  type Entry,
  nextBatch,
  type Outbox,
  outbox,
  type Step,
} from '#domain/attendance/rules/outbox'
import {
  entryOf,
  foundOnDevice,
  noteStored,
  type Persisted,
  type StoredEntry,
  unstored,
} from '#domain/attendance/rules/stored_entries'
import { oneWindow } from '~/components/attendance/device/one_window'
import { askKey, type Owner, post } from '~/components/attendance/device/post'
import {
  canSeal,
  clearOthers,
  countKept,
  importKey,
  sealedStore,
  type SealedStore,
} from '~/components/attendance/device/sealed_store'
import type { Attendance, MarksAnswer } from '~/components/attendance/types'

/** For another window, and for what lies on the device, in milliseconds. */
const patience = 3_000
/** Between one try and the next. */
const pauses = [2_000, 5_000, 10_000, 20_000, 30_000]

type Shown = Outbox & {
  /** Rosters on screen as they were answered last, where the page has none newer, and what was kept then. */
  answered: Record<string, { attendance?: Attendance; saved: Entry[] }>
  /** Each mark lies on the device, too, and outlives this page. */
  isKept: boolean
  /** Whose rosters are on screen. */
  open: string[]
  /** Nobody is signed in any more: they wait until the same account is. */
  isEnded: boolean
}

let state: Shown = { ...emptyOutbox, answered: {}, isKept: true, open: [], isEnded: false }
let owner: Owner | undefined
let store: SealedStore<StoredEntry> | undefined
const persisted: Persisted = new Map()
const reasons = new Map<string, string>()
const refreshing = new Map<string, 'once' | 'again'>()
const sent = new Set<string>()
const listeners = new Set<() => void>()
let isWorking = false
let isForgotten = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let last = 0
let acts: Promise<unknown> = Promise.resolve()

/** The marks of whoever is signed in, from the tap until the server has them: in this page, and sealed on the device. */
export const waitingMarks = {
  get: (): Shown => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Takes up what lies on the device, and sends it. */
  begin(next: Owner): void {
    if (owner?.id === next.id && !isForgotten) return
    if (owner?.id !== next.id) stop()
    isForgotten = false
    owner = next
    void resume()
  },

  /** A roster is on screen; returns how to leave it. */
  show(session: string): () => void {
    change({ open: [...state.open, session] })
    return () => {
      const open = state.open.filter((one) => one !== session)
      const { [session]: left, ...answered } = state.answered
      change(open.includes(session) ? { open } : { open, answered })
    }
  },

  /** Reads a shown roster anew: somebody was marked elsewhere. One reading is under way at a time. */
  refresh(session: string): void {
    if (refreshing.has(session)) return void refreshing.set(session, 'again')
    refreshing.set(session, 'once')
    const before = state.answered[session]
    router.reload({
      only: ['attendance'],
      headers: { 'X-Background': '1' },
      // Sent in the background: a session that ended is said where the mark waits
      onHttpException: ({ status }) => status !== 401,
      onSuccess: () => {
        const now = state.answered[session]
        // Nobody knows which of the two was read later
        if (now !== before) refreshing.set(session, 'again')
        else if (now) change({ answered: { ...state.answered, [session]: { saved: now.saved } } })
      },
      onFinish: () => {
        const isStale = refreshing.get(session) === 'again'
        refreshing.delete(session)
        if (isStale && state.open.includes(session)) waitingMarks.refresh(session)
      },
    })
  },

  /** Whether this page sent the mark, so that the answer shows it. */
  hasSent: (id: string): boolean => sent.has(id),

  /** How many would be lost by signing out: what waits, what was refused, and what another window has left here. */
  async count(): Promise<number> {
    await Promise.race([resume(), pause(patience)])
    const here = state.entries.length
    const whose = owner
    const lying = whose && canSeal() ? await inTurn(() => countKept(whose.id)) : 0
    return Math.max(here, lying ?? 0)
  },

  /** Later than any before it, also where the clock was set back. */
  moment(): number {
    last = Math.max(Date.now(), last + 1)
    return last
  },

  /** `repeated`: ids of those that say what is saved already. */
  mark: (entries: Entry[], repeated: string[]): void => step({ type: 'mark', entries, repeated }),
  settle: (session: string, student: string): void => step({ type: 'settle', session, student }),
  /** Discards what waits for a reason. */
  discard: (session: string): void => step({ type: 'discard', session }),
  reason: (session: string, reason: string): void => void reasons.set(session, reason),

  retry(session?: string): void {
    step({ type: 'retry', session })
    void resume()
  },
}

function step(next: Step): void {
  change(outbox(state, next))
  void sync()
  void work()
}

function change(next: Partial<Shown>): void {
  const isKept = (next.entries ?? state.entries).every(({ id }) => persisted.has(id))
  state = { ...state, ...next, isKept }
  for (const listener of listeners) listener()
}

/** One after the other, so that what is read and what is written can't cross. */
function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  const done = acts.then(act).catch(() => undefined)
  acts = done
  return done
}

async function resume(): Promise<void> {
  await openStore()
  await takeUp()
  void sync()
  void work()
}

/** Without a key, or without a place to keep things sealed in, marks wait in this page only. */
async function openStore(): Promise<void> {
  if (store || !owner || isForgotten || !canSeal()) return
  const whose = owner
  await inTurn(async () => {
    const given = await askKey()
    if (given.account !== whose.id) return
    await clearOthers(whose.id)
    const key = await importKey(given.key)
    if (owner === whose) store = sealedStore<StoredEntry>({ account: whose.id, key })
  })
}

const takeUp = () =>
  inTurn(async () => {
    const from = store
    if (!from) return
    const stored = await from.read()
    if (store !== from) return
    const gone = foundOnDevice(persisted, stored)
    last = Math.max(last, ...stored.map((one) => one.made_at))
    change(outbox(state, { type: 'taken_up', stored: stored.map(entryOf), gone }))
    if (gone.length > 0 && state.open.length > 0) drawAnew()
  })

/** What lies on the device is made what waits in this page. */
const sync = () =>
  inTurn(async () => {
    const to = store
    if (!to) return
    const difference = unstored(state.entries, persisted)
    if (difference.put.length === 0 && difference.remove.length === 0) return
    await to.change(difference)
    if (store !== to) return
    noteStored(persisted, difference)
    change({})
  })

/** Another page has sent what waited here, too. */
function drawAnew(): void {
  change({ answered: {} })
  router.reload()
}

async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  try {
    while (owner && nextBatch(state))
      await oneWindow(`${storeName} ${owner.id}`, patience, sendNext)
  } finally {
    isWorking = false
  }
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

async function sendNext(): Promise<void> {
  // A browser that doesn't answer keeps nobody from marking
  await Promise.race([takeUp(), pause(patience)])
  const whose = owner
  change(outbox(state, { type: 'send' }))
  const batch = state.underWay
  if (!whose || !batch) return
  for (const id of batch.ids) sent.add(id)
  const entries = state.entries.filter(({ id }) => batch.ids.includes(id))
  const reason = reasons.get(batch.session) ?? ''
  const told = await post({ owner: whose, session: batch.session, entries, reason })
  if (owner !== whose) return
  if (told === 'another') return void window.location.reload()
  if (typeof told === 'string') return inVain(whose, told)
  failures = 0
  noteAnswer(batch.session, told)
  step({ type: 'answered', answer: told })
  if (state.isCut) later()
  await sync()
}

function noteAnswer(session: string, { attendance, kept }: MarksAnswer): void {
  const saved = state.entries.filter(({ id }) => kept.includes(id))
  const answered = attendance ? { [session]: { attendance, saved } } : {}
  change({ isEnded: false, answered: { ...state.answered, ...answered } })
}

function inVain({ kind }: Owner, why: 'cut' | 'ended' | 'locked'): void {
  step({ type: 'failed' })
  if (why === 'locked') return void lockScreen(kind)
  if (why === 'ended') return change({ isEnded: true })
  later()
}

function later(): void {
  clearTimeout(timer)
  timer = setTimeout(again, pauses[Math.min(failures++, pauses.length - 1)])
}

const again = () => state.isCut && waitingMarks.retry()

/** Nothing of it stays in this page; what lies on the device can't be opened without the key. */
function stop(): void {
  owner = undefined
  drop()
}

function drop(): void {
  store = undefined
  persisted.clear()
  reasons.clear()
  clearTimeout(timer)
  failures = 0
  change({ ...emptyOutbox, answered: {}, isEnded: false })
}

/** A page that is closed would take with it what is nowhere else. */
function warn(event: BeforeUnloadEvent): void {
  const isText = ({ excuse, note }: Entry) => excuse !== null || note !== null
  if (unkept().length > 0 || state.entries.some(isText)) event.preventDefault()
}

const unkept = () => state.entries.filter(({ id }) => !persisted.has(id))

if (typeof window !== 'undefined') {
  marksInPage.toldBy(() => state.entries.length > 0)
  beforeLock(() => {
    if (owner) lostMarks.note(owner.id, unkept().length)
    stop()
  })
  onForgotten(() => {
    isForgotten = true
    drop()
    return acts
  })
  window.addEventListener('online', again)
  window.addEventListener('beforeunload', warn)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && owner) void resume().then(again)
  })
}
