import type { ReactNode } from 'react'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import classes from '~/ui/record/record.module.css'

interface RecordPageProps {
  /** The dialogs of the page name it as what they act on. */
  name: string
  detail?: string
  children: ReactNode
}

export function RecordPage({ name, detail, children }: RecordPageProps) {
  return (
    <DialogSubject name={name} detail={detail}>
      <div className={classes.record}>{children}</div>
    </DialogSubject>
  )
}
