import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { IssueQuestion } from '~/components/invoices/issue_question'

interface IssueDialogProps {
  /** With their versions, or all drafts of a list’s address. */
  drafts: { id: string; version: number }[] | { matching: string }
  count: number
  onClose: () => void
  onIssued?: () => void
}

export function IssueDialog({ drafts, count, onClose, onIssued }: IssueDialogProps) {
  const t = useTranslations('invoices')
  const [busy, setBusy] = useState(false)
  const isMatching = !Array.isArray(drafts)
  const issue = () =>
    router.post(urlFor('admin.invoice_issues.store'), isMatching ? drafts : { documents: drafts }, {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onSuccess: onIssued,
      onFinish: onClose,
    })
  return (
    <IssueQuestion
      title={isMatching ? t('issue.title_matching') : t('issue.title', { count })}
      text={isMatching ? t('issue.text_matching') : t('issue.text', { count })}
      isBusy={busy}
      onClose={onClose}
      onConfirm={issue}
    />
  )
}
