import { urlFor } from '~/client'
import { BookDialog } from '~/components/make_ups/book_dialog'
import { DecideDialog } from '~/components/make_ups/decide_dialog'
import type { MakeUpAct, StudentMakeUp } from '~/components/make_ups/types'
import { UnbookDialog } from '~/components/make_ups/unbook_dialog'

interface MakeUpDialogProps {
  act: Exclude<MakeUpAct, 'take_back'>
  makeUp: StudentMakeUp
  onClose: () => void
}

export function MakeUpDialog({ act, ...props }: MakeUpDialogProps) {
  const { id } = props.makeUp
  const booking = urlFor('admin.make_ups.booking.store', { id })
  const choices = urlFor('admin.make_ups.choices.index', { id })
  if (act === 'book') return <BookDialog {...props} urls={{ choices, booking }} />
  if (act === 'unbook') return <UnbookDialog {...props} url={booking} />
  return <DecideDialog act={act} {...props} />
}
