import { sql } from 'kysely'
import type { ContainerBindings } from '@adonisjs/core/types'
import { appServer } from '#config/database'
import { LiveStreams, rosterKey } from '#core/live/live_streams'
import { changesChannel, parseChange } from '#domain/scheduling/changes/calendar_changes'
import { PacedNotices } from '#domain/scheduling/changes/paced_notices'
import { ChannelListener } from '#domain/shared/data/channel_listener'
import { platform } from '#domain/shared/data/database'
import { type Days, everyDay, joinDays } from '#domain/shared/time/calendar_span'

/** In milliseconds: how soon a session's end is noticed where nothing changes. */
const every = 5_000

/** In milliseconds: how long announced changes are remembered, and how far two servers' clocks may differ. */
const remembered = 10_000
const skew = 2_000

type Options = {
  transmit: ContainerBindings['transmit']
  deaf: (error: unknown) => void
  memory?: number
}

let calendar: LiveCalendar | undefined

/** What PostgreSQL tells of a centre's timetable, handed on to those who have it open (docs/adr/0057-live-changes.md). */
export class LiveCalendar {
  readonly streams: LiveStreams
  readonly changes: PacedNotices<Days>
  /** By roster: the ids of marks, of which each request has announced one. */
  readonly marks: PacedNotices<string[]>
  #listener: ChannelListener
  #memory: number
  #listeningSince = Infinity
  #timer?: NodeJS.Timeout
  #isStopped = false

  constructor({ transmit, deaf, memory = remembered }: Options) {
    this.#memory = memory
    this.streams = new LiveStreams(transmit)
    const pace = { wait: 300, longest: 1_200, memory }
    this.changes = new PacedNotices({
      send: (tenantId, days) => void this.streams.tell(tenantId, days),
      join: joinDays,
      pace,
    })
    this.marks = new PacedNotices({
      send: (roster, marks) => void this.streams.sendMarks(roster, marks),
      join: (before, marks) => [...before, ...marks],
      pace,
    })
    this.#listener = new ChannelListener({
      server: appServer,
      channel: changesChannel,
      hear: (payload) => this.#addChange(payload),
      say: (payload) => sql`select pg_notify(${changesChannel}, ${payload})`.execute(platform()),
      begin: () => {
        this.#listeningSince = Date.now()
      },
      deaf: (error) => {
        this.streams.endAll()
        deaf(error)
      },
    })
  }

  get isListening() {
    return this.#listener.isListening
  }

  /**
   * Days that may have changed after a page was read and before its stream is open: what was announced a
   * moment ago, or every day where the page is older than that, or than this connection to PostgreSQL.
   */
  daysMissed(tenantId: string, readAt: number) {
    const oldest = Math.max(Date.now() - this.#memory, this.#listeningSince) + skew
    return readAt >= oldest ? this.changes.recent(tenantId) : everyDay
  }

  async start() {
    this.#checkLater()
    await this.#listener.start()
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#listener.stop()
    this.changes.stop()
    this.marks.stop()
    this.streams.endAll()
  }

  #addChange(payload: string) {
    const change = parseChange(payload)
    if (!change) return
    if ('days' in change) this.changes.add(change.tenant, change.days)
    else this.marks.add(rosterKey(change.tenant, change.session), [change.mark])
  }

  #checkLater() {
    const check = async () => {
      await this.streams.checkAll()
      if (!this.#isStopped) this.#checkLater()
    }
    this.#timer = setTimeout(() => void check(), every).unref()
  }
}

export function bindLiveCalendar(bound: LiveCalendar | undefined) {
  calendar = bound
}

/** None while the server starts. */
export const liveCalendar = () => calendar
