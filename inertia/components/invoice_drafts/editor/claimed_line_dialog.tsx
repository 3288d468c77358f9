import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { Dialog } from '~/ui/dialog/dialog'
import { useBothNames } from '~/ui/names/both_names'

interface ClaimedLineDialogProps {
  number: string
  label: { label_en: string; label_ar: string }
  saved: InvoiceDraft['lines'][number]
  onClose: () => void
  onRemove: () => void
}

/** Says what becomes of the sessions or the term that the line bills. */
export function ClaimedLineDialog(props: ClaimedLineDialogProps) {
  const { number, label, saved, onClose, onRemove } = props
  const t = useTranslations('invoice_drafts.remove_claim')
  const ui = useTranslations('ui.form')
  const names = useBothNames()
  return (
    <Dialog opened title={t('title', { number })} onClose={onClose}>
      <Text fw={500}>
        <bdi>{names({ name_en: label.label_en, name_ar: label.label_ar }).lead}</bdi>
      </Text>
      <Text>{saved.claims_term ? t('term') : t('sessions', { count: saved.session_count })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {ui('cancel')}
        </Button>
        <Button color="danger" onClick={onRemove}>
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
