import assert from 'node:assert/strict'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import {
  type Answer,
  emptyOutbox,
  type Entry,
  nextBatch,
  type Outbox,
  outbox,
  seenBy,
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
import { type AttendanceStatus, attendanceStatuses } from '#domain/shared/choices/attendance'

/** A mark as the server has kept it, and which version of its student's row it made. */
export interface LoggedMark {
  id: string
  student: string
  status: string
  version: number
}

/** One session at the server: of the model, or the real one. */
export interface MarkedSession {
  id: string
  students: string[]
  mark: (entries: Entry[]) => Promise<Answer>
  /** The office corrects what it sees. */
  correct: (student: string, status: AttendanceStatus) => Promise<void>
  /** From now on nothing more is marked; once. */
  lock: () => Promise<void>
  versions: () => Promise<Map<string, number>>
  log: () => Promise<LoggedMark[]>
}

/** What becomes of a request: `late` reaches the server after it was given up. */
type Fate = 'answered' | 'lost' | 'unheard' | 'late' | 'killed' | 'killed_after'

export type Act =
  | { act: 'tap'; page: number; student: number; status: AttendanceStatus }
  | { act: 'send'; page: number; fate: Fate }
  | { act: 'kill'; page: number }
  | { act: 'open'; page: number }
  | { act: 'decide'; page: number; student: number; mine: boolean }
  | { act: 'office'; student: number; status: AttendanceStatus }
  | { act: 'arrive' }
  | { act: 'lock' }

const page = fc.nat(1)
const student = fc.nat(2)
const status = fc.constantFrom(...attendanceStatuses.slice(0, 3))
const fates: Fate[] = ['answered', 'lost', 'unheard', 'late', 'killed', 'killed_after']

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 80, arbitrary: fc.record({ act: fc.constant('tap'), page, student, status }) },
  {
    weight: 60,
    arbitrary: fc.record({ act: fc.constant('send'), page, fate: fc.constantFrom(...fates) }),
  },
  { weight: 30, arbitrary: fc.record({ act: fc.constantFrom('kill', 'open'), page }) },
  {
    weight: 20,
    arbitrary: fc.record({ act: fc.constant('decide'), page, student, mine: fc.boolean() }),
  },
  { weight: 20, arbitrary: fc.record({ act: fc.constant('office'), student, status }) },
  { weight: 20, arbitrary: fc.record({ act: fc.constant('arrive') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('lock') }) }
) as fc.Arbitrary<Act>

export const anySequence = fc.array(anyAct, { minLength: 5, maxLength: 30 })

interface Page {
  state: Outbox
  persisted: Persisted
  /** Versions of rows as its roster shows them. */
  shown: Map<string, number>
}

interface Tap {
  entry: Entry
  /** The version that was on screen before the first of the marks that hid it. */
  saw: number
}

/** A device with two pages, a network that loses and delays, an office that corrects meanwhile. */
class Device {
  store = new Map<string, StoredEntry>()
  pages: (Page | null)[] = [null, null]
  taps: Tap[] = []
  late: Entry[][] = []
  settled = new Set<string>()
  kept = new Map<string, number | null>()
  /** The versions that say what a mark from the device says, as the server answered. */
  agreed = new Set<string>()
  #clock = 0

  constructor(private session: MarkedSession) {}

  async open(place: number) {
    if (this.pages[place]) return
    const shown = await this.session.versions()
    const opened = { state: emptyOutbox, persisted: new Map(), shown }
    this.pages[place] = opened
    this.#takeUp(opened)
  }

  kill(place: number) {
    this.pages[place] = null
  }

  async perform(act: Act) {
    if (act.act === 'lock') return this.session.lock()
    if (act.act === 'arrive') return this.#arrive()
    if (act.act === 'office')
      return this.session.correct(this.session.students[act.student]!, act.status)
    if (act.act === 'open') return this.open(act.page)
    if (act.act === 'kill') return this.kill(act.page)
    const on = this.pages[act.page]
    if (!on) return
    if (act.act === 'tap') return this.#tap(on, this.session.students[act.student]!, act.status)
    if (act.act === 'decide') return this.#decide(on, act)
    this.#step(on, { type: 'retry' })
    await this.#send(act.page, act.fate)
  }

  /** The network is back: whoever opens the portal once more has everything sent. */
  async heal() {
    while (this.late.length > 0) await this.#arrive()
    for (const place of this.pages.keys()) {
      await this.open(place)
      this.#step(this.pages[place]!, { type: 'retry' })
      while (nextBatch(this.pages[place]!.state)) await this.#send(place, 'answered')
    }
  }

  #tap(on: Page, of: string, said: AttendanceStatus) {
    const before = on.state.entries.find((one) => one.student_id === of && one.fault === null)
    const shown = on.shown.get(of) ?? 0
    const entry: Entry = {
      ...{ id: uuid(), session: this.session.id, student_id: of, status: said },
      ...{ minutes_late: null, minutes_early: null, excuse: null, notice_at: null, note: null },
      ...{ makes_up: null, made_at: ++this.#clock, is_tried: false, fault: null },
      seen: seenBy(on.state.entries, of, shown),
    }
    const root = before && this.taps.find((tap) => tap.entry.id === before.id)
    this.taps.push({ entry, saw: root?.saw ?? shown })
    this.#step(on, { type: 'mark', entries: [entry] })
  }

  #decide(on: Page, { student: place, mine }: { student: number; mine: boolean }) {
    const of = this.session.students[place]!
    const refused = on.state.entries.find((one) => one.student_id === of && one.fault !== null)
    if (!refused) return
    if (mine && refused.fault === 'changed') return this.#tap(on, of, refused.status)
    this.settled.add(refused.id)
    this.#step(on, { type: 'settle', session: this.session.id, student: of })
  }

  async #send(place: number, fate: Fate) {
    const on = this.pages[place]!
    this.#takeUp(on)
    on.state = outbox(on.state, { type: 'send' })
    const batch = on.state.underWay
    if (!batch) return
    const sent = on.state.entries.filter(({ id }) => batch.ids.includes(id))
    if (fate === 'late') this.late.push(sent)
    if (fate === 'lost' || fate === 'late') return this.#step(on, { type: 'failed' })
    const answer = await this.#reach(sent)
    if (fate === 'killed') return this.kill(place)
    if (fate === 'unheard') return this.#step(on, { type: 'failed' })
    on.shown = await this.session.versions()
    if (fate === 'killed_after') return this.kill(place)
    this.#step(on, { type: 'answered', answer })
  }

  async #arrive() {
    const sent = this.late.pop()
    if (sent) await this.#reach(sent)
  }

  async #reach(sent: Entry[]) {
    const answer = await this.session.mark(sent)
    for (const { id, student_id: of } of sent) {
      if (!answer.kept.includes(id)) continue
      const version = answer.versions[id]!
      if (!this.kept.has(id)) this.kept.set(id, version)
      this.agreed.add(`${of} ${version}`)
    }
    return answer
  }

  #step(on: Page, step: Step) {
    on.state = outbox(on.state, step)
    const difference = unstored(on.state.entries, on.persisted)
    for (const one of difference.put) this.store.set(one.id, one)
    for (const id of difference.remove) this.store.delete(id)
    noteStored(on.persisted, difference)
  }

  #takeUp(on: Page) {
    const stored = [...this.store.values()]
    const gone = foundOnDevice(on.persisted, stored)
    on.state = outbox(on.state, { type: 'taken_up', stored: stored.map(entryOf), gone })
  }
}

/** Plays one sequence against a session, and asserts that every mark is there once, none lost, none invented. */
export async function playSequence(acts: Act[], session: MarkedSession) {
  const device = new Device(session)
  await device.open(0)
  for (const act of acts) await device.perform(act)
  await device.heal()
  const log = await session.log()
  once(log)
  noneInvented(log, device)
  noneLost(device)
  noneOverwritten(log, device)
  return { taps: device.taps.length, kept: device.kept.size, refused: device.store.size }
}

function once(log: LoggedMark[]) {
  assert.equal(new Set(log.map(({ id }) => id)).size, log.length, 'a mark is there twice')
  const versions = new Set(log.map((one) => `${one.student} ${one.version}`))
  assert.equal(versions.size, log.length, 'two marks made one version')
}

function noneInvented(log: LoggedMark[], { taps, kept }: Device) {
  const made = new Map(taps.map(({ entry }) => [entry.id, entry]))
  for (const id of kept.keys()) assert.ok(made.has(id), 'kept what nobody made')
  for (const one of log) {
    const tap = made.get(one.id)
    if (tap) assert.deepEqual([one.student, one.status], [tap.student_id, tap.status])
  }
}

/** The last word of each page on each student was kept, or is shown to a person, or was decided by one. */
function noneLost({ taps, kept, store, settled }: Device) {
  const last = new Map(taps.map(({ entry }) => [entry.student_id, entry]))
  for (const { id } of last.values()) {
    const isThere = kept.has(id) || settled.has(id) || store.get(id)?.fault
    assert.ok(isThere, 'a mark is lost')
  }
  for (const one of store.values()) assert.ok(one.fault, 'a mark still waits')
}

/** A mark replaces what its maker saw, or what they had made themselves. */
function noneOverwritten(log: LoggedMark[], { taps, agreed }: Device) {
  const made = new Map(taps.map((tap) => [tap.entry.id, tap]))
  const author = new Map(log.map((one) => [`${one.student} ${one.version}`, one.id]))
  for (const one of log) {
    const tap = made.get(one.id)
    const replaced = `${one.student} ${one.version - 1}`
    const by = author.get(replaced)
    if (!tap || !by || made.has(by) || agreed.has(replaced)) continue
    assert.equal(tap.saw, one.version - 1, 'the office was overwritten unseen')
  }
}
