import { isLive } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { RosterRow } from '~/components/groups/types'

export function rosterParts(roster: RosterRow[]) {
  const isWaiting = ({ status }: RosterRow) => status === 'waitlisted' || status === 'offered'
  const isFormer = ({ status }: RosterRow) => !isLive(status)
  return {
    present: roster.filter((row) => !isWaiting(row) && !isFormer(row)),
    waiting: roster.filter(isWaiting),
    former: roster.filter(isFormer),
  }
}
