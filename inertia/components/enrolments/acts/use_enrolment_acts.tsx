import { useTranslations } from 'use-intl'
import { actIcons } from '~/components/enrolments/acts/act_icons'
import {
  type ActedRow,
  actsUpon,
  isImmediate,
  type EnrolmentQuestion,
} from '~/components/enrolments/acts/enrolment_acts'
import { submitAction } from '~/components/enrolments/acts/submit_action'
import type { RowAct } from '~/ui/list/table/row_act'

const COMMON = ['confirm', 'admit', 'accept', 'decline', 'transfer', 'freeze', 'offer', 'unfreeze']

/** What may be done with one enrolment, as acts of its row; a question is answered in a dialog. */
export function useEnrolmentActs<Row extends ActedRow>(
  mayAct: boolean,
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
      run: () => (isImmediate(act) ? submitAction(act, row.id) : onAsk(act, row)),
    }))
}
