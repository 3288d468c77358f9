import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'

interface IssueQuestionProps {
  title: string
  text: string
  isBusy?: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks once more, because a number can’t be given back. */
export function IssueQuestion({ title, text, isBusy, onClose, onConfirm }: IssueQuestionProps) {
  const t = useTranslations('invoices')
  return (
    <Dialog opened title={title} onClose={onClose}>
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isBusy} onClick={onConfirm} data-autofocus>
          {t('issue.confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
