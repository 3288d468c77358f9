import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'

interface IssueDialogProps {
  /** With their versions, or all drafts of a list’s address. */
  drafts: { id: string; version: number }[] | { matching: string }
  count: number
  onClose: () => void
  onIssued?: () => void
}

/** Asks once more, because a number can’t be given back. */
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
    <Dialog
      opened
      title={isMatching ? t('issue.title_matching') : t('issue.title', { count })}
      onClose={onClose}
    >
      <Text>{isMatching ? t('issue.text_matching') : t('issue.text', { count })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={issue} data-autofocus>
          {t('issue.confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
