import type { Data } from '@generated/data'
import type { Choice } from '~/ui/form/fields/choice/choice_field'

export type FoundSlots = Data.Admin.FreeSlots.FreeSlots
export type FreeSlot = FoundSlots['slots'][number]
export type SessionChoices = Data.Admin.FreeSlots.SessionChoices

/** What a form knows already of the time that is looked for. */
export interface SlotTask {
  group: string
  student?: string
  /** Where there is no group, which is in one. */
  branch?: string
  /** A session that moves, and what of its series moves with it. */
  session?: { id: string; scope: string }
  /** A time of the week that is free in every week. */
  isWeekly: boolean
  /** Whether dated timings move and shorten what is planned. */
  followsTimings: boolean
  instructor: string
  room: string
  minutes: string
  from: string
  until: string
  near: string
}

export interface SlotChoices {
  /** Left out where a form doesn't choose one. */
  instructor?: Choice[]
  room: Choice[]
  /** Finds further instructors as somebody types. */
  onSearch?: (typed: string) => void
}
