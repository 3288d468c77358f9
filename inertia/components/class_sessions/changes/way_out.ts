import type { ChangePlan } from '~/components/class_sessions/types'

export type BlockedAct = 'edit' | 'move' | 'restore' | 'room' | 'substitute'

type Plan = { told: Pick<ChangePlan['told'][number], 'clashes' | 'warnings'>[] }

const ofRoom = ['room', 'room_closed', 'capacity']
const ofInstructor = [
  'instructor',
  ...['absence', 'hours', 'left', 'on_leave', 'gender', 'subject', 'paper'],
]

/** What to do about what blocks a change; a session that is moved may leave only its room or its instructor behind. */
export function wayOut(act: BlockedAct, { told }: Plan) {
  if (act !== 'move') return act
  const blocking = told.flatMap(({ clashes, warnings }) => [
    ...clashes.flatMap(({ kinds }) => kinds as string[]),
    ...warnings.filter(({ severity }) => severity === 'block').map(({ kind }) => kind as string),
  ])
  if (blocking.length === 0) return 'move'
  if (blocking.every((kind) => ofRoom.includes(kind))) return 'move_room'
  return blocking.every((kind) => ofInstructor.includes(kind)) ? 'move_instructor' : 'move'
}
