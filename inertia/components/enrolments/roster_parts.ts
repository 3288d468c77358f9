import type { RosterRow } from '~/components/groups/types'

const FORMER: RosterRow['status'][] = ['completed', 'transferred', 'dropped', 'expired', 'declined']

export function rosterParts(roster: RosterRow[]) {
  const isWaiting = ({ status }: RosterRow) => status === 'waitlisted' || status === 'offered'
  const isFormer = ({ status }: RosterRow) => FORMER.includes(status)
  return {
    present: roster.filter((row) => !isWaiting(row) && !isFormer(row)),
    waiting: roster.filter(isWaiting),
    former: roster.filter(isFormer),
  }
}
