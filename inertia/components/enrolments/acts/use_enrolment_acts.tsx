import type { OfferAnswer } from '#domain/teaching/enrolments/rules/enrolment_state'
import { useTranslations } from 'use-intl'
import {
  type ActedRow,
  actsUpon,
  type EnrolmentAct,
  type EnrolmentQuestion,
  type ImmediateAct,
  type PlacingAct,
  isImmediate,
  isPlacing,
} from '~/components/enrolments/acts/enrolment_acts'
import { askPlacementWarnings } from '~/components/placements/use_placement_warnings'
import type { RowAct } from '~/ui/list/table/row_act'
import {
  IconArmchair,
  IconArrowBarToUp,
  IconArrowsExchange,
  IconCheck,
  IconCircleCheck,
  IconCoins,
  IconDoorExit,
  IconPlayerPause,
  IconPlayerPlay,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'

const COMMON = ['confirm', 'admit', 'accept', 'decline', 'transfer', 'freeze', 'offer', 'unfreeze']

export function useEnrolmentActs<Row extends ActedRow>(
  { mayAct, today }: { mayAct: boolean; today: string },
  onAsk: (question: EnrolmentQuestion, row: Row) => void
): (row: Row) => RowAct[] {
  const t = useTranslations('enrolments.acts')
  if (!mayAct) return () => []
  return (row) =>
    actsUpon(row).map((act) => ({
      id: act,
      label: t(act),
      icon: actIcons[act],
      common: COMMON.includes(act),
      danger: act === 'drop' || act === 'leave_line',
      run: () => {
        if (isPlacing(act)) void confirmFirst(act, row)
        else if (isImmediate(act)) submitAction(act, row.id)
        else onAsk(act, row)
      },
    }))

  /** The dialog shows why, if the warnings can't be read. */
  async function confirmFirst(act: PlacingAct, row: Row) {
    const isSuitable = await askPlacementWarnings({ enrolment_id: row.id, on: today })
      .then(({ people }) =>
        people.every(({ warnings }) => warnings.every((one) => one.is_confirmed))
      )
      .catch(() => false)
    if (isSuitable) submitAction(act, row.id)
    else onAsk(act, row)
  }
}

const SHARED = { 'size': 16, 'aria-hidden': true } as const

const actIcons: Record<EnrolmentAct, ReactNode> = {
  confirm: <IconCheck {...SHARED} />,
  admit: <IconCheck {...SHARED} />,
  accept: <IconCheck {...SHARED} />,
  unfreeze: <IconPlayerPlay {...SHARED} />,
  call_off: <IconPlayerPlay {...SHARED} />,
  change_price: <IconCoins {...SHARED} />,
  second_payer: <IconUsers {...SHARED} />,
  transfer: <IconArrowsExchange {...SHARED} className="mirrored" />,
  freeze: <IconPlayerPause {...SHARED} />,
  drop: <IconDoorExit {...SHARED} className="mirrored" />,
  complete: <IconCircleCheck {...SHARED} />,
  offer: <IconArmchair {...SHARED} />,
  jump: <IconArrowBarToUp {...SHARED} />,
  decline: <IconX {...SHARED} />,
  leave_line: <IconX {...SHARED} />,
}

function submitAction(act: ImmediateAct, id: string): void {
  const options = { preserveScroll: true }
  switch (act) {
    case 'confirm':
    case 'admit':
      return router.post(urlFor('admin.enrolments.confirmation.store', { id }), {}, options)
    case 'accept':
      return router.put(
        urlFor('admin.enrolments.offer.store', { id }),
        { answer: 'accepted' satisfies OfferAnswer },
        options
      )
    default:
      return router.delete(urlFor('admin.enrolments.freeze.store', { id }), options)
  }
}
