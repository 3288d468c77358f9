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
  if (act === 'book') return <BookDialog {...props} />
  if (act === 'unbook') return <UnbookDialog {...props} />
  return <DecideDialog act={act} {...props} />
}
