import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'
import { restoreRecords, endRestoring, type RestoreQuestion } from '~/ui/record/archive/archiving'
import { useAreaWords } from '~/ui/use_area_words'

export default function RestoreDialog({ question }: { question: RestoreQuestion }) {
  const { area, url, chosen, count, onSuccess } = question
  const t = useTranslations('portal_accounts.restore')
  const words = useAreaWords(area)
  const [accounts, setAccounts] = useState(false)
  const [busy, setBusy] = useState(false)

  function restore() {
    setBusy(true)
    restoreRecords(url, chosen, { accounts, onSuccess, onFinish: endRestoring })
  }

  return (
    <Dialog opened title={words('acts.restore_many', { count })} onClose={endRestoring}>
      <Stack gap="md">
        <Text>{t('text', { count })}</Text>
        {(area === 'students' || area === 'instructors') && <Text>{t(`kept.${area}`)}</Text>}
        <Checkbox
          label={t('accounts', { count })}
          description={t('accounts_help')}
          checked={accounts}
          onChange={(event) => setAccounts(event.currentTarget.checked)}
        />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={endRestoring}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={restore}>
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
