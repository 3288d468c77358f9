import type { EnrolmentStatus, RosterRow } from '~/components/groups/types'

export type ActedRow = Pick<RosterRow, 'id' | 'status' | 'starts_on' | 'frozen_from' | 'place'>

export type EnrolmentQuestion =
  | 'transfer'
  | 'change_price'
  | 'second_payer'
  | 'freeze'
  | 'drop'
  | 'complete'
  | 'decline'
  | 'leave_line'
  | 'jump'
  | 'offer'
  | PlacingAct

/** Done at once where nothing speaks against the place, else asked. */
export type PlacingAct = 'confirm' | 'admit' | 'accept'

export type ImmediateAct = PlacingAct | 'unfreeze' | 'call_off'

export type EnrolmentAct = EnrolmentQuestion | ImmediateAct

const ACTS: Partial<Record<EnrolmentStatus, EnrolmentAct[]>> = {
  inquiry: ['admit', 'drop'],
  pending: ['confirm', 'change_price', 'second_payer', 'drop'],
  trial: ['confirm', 'transfer', 'change_price', 'second_payer', 'complete', 'drop'],
  active: ['transfer', 'freeze', 'change_price', 'second_payer', 'complete', 'drop'],
  frozen: ['unfreeze', 'transfer', 'change_price', 'second_payer', 'complete', 'drop'],
  waitlisted: ['offer', 'jump', 'change_price', 'second_payer', 'leave_line'],
  offered: ['accept', 'change_price', 'second_payer', 'decline'],
}

export function actsUpon({ status, frozen_from, place }: ActedRow): EnrolmentAct[] {
  const acts = ACTS[status] ?? []
  if (status === 'active' && frozen_from) {
    return acts.map((act) => (act === 'freeze' ? 'call_off' : act))
  }
  return place === 1 ? acts.filter((act) => act !== 'jump') : acts
}

const PLACING: EnrolmentAct[] = ['confirm', 'admit', 'accept']
const IMMEDIATE: EnrolmentAct[] = [...PLACING, 'unfreeze', 'call_off']

export const isPlacing = (act: EnrolmentAct): act is PlacingAct => PLACING.includes(act)

export const isImmediate = (act: EnrolmentAct): act is ImmediateAct => IMMEDIATE.includes(act)
