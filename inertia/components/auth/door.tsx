import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import { Mark } from '~/ui/mark'
import { useFocusOnRefusal } from '~/ui/form/focus'
import { PageTitle } from '~/ui/page/page_title'
import classes from '~/components/auth/auth.module.css'

interface DoorHeadingProps {
  title: string
  lead?: ReactNode
}

export function DoorHeading({ title, lead }: DoorHeadingProps) {
  const t = useTranslations('app')
  const { tenant } = useShared()
  return (
    <div className={classes.heading}>
      <PageTitle title={title} />
      <span className={classes.mark}>
        <Mark size={40} />
      </span>
      <p className={classes.centre}>{tenant?.name ?? t('name')}</p>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </div>
  )
}

interface DoorFormProps {
  isPending: boolean
  send: () => void
  children: ReactNode
}

export function DoorForm({ isPending, send, children }: DoorFormProps) {
  return (
    <form
      ref={useFocusOnRefusal(isPending)}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
    </form>
  )
}
