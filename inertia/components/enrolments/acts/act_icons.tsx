import {
  IconArmchair,
  IconArrowBarToUp,
  IconArrowsExchange,
  IconCheck,
  IconCircleCheck,
  IconDoorExit,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EnrolmentAct } from '~/components/enrolments/acts/enrolment_acts'

const SHARED = { 'size': 16, 'aria-hidden': true } as const

export const actIcons: Record<EnrolmentAct, ReactNode> = {
  confirm: <IconCheck {...SHARED} />,
  admit: <IconCheck {...SHARED} />,
  accept: <IconCheck {...SHARED} />,
  unfreeze: <IconPlayerPlay {...SHARED} />,
  call_off: <IconPlayerPlay {...SHARED} />,
  transfer: <IconArrowsExchange {...SHARED} className="mirrored" />,
  freeze: <IconPlayerPause {...SHARED} />,
  drop: <IconDoorExit {...SHARED} className="mirrored" />,
  complete: <IconCircleCheck {...SHARED} />,
  offer: <IconArmchair {...SHARED} />,
  jump: <IconArrowBarToUp {...SHARED} />,
  decline: <IconX {...SHARED} />,
  leave_line: <IconX {...SHARED} />,
}
