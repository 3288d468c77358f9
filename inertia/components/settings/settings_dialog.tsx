import { Tabs } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FinancialForm } from '~/components/settings/financial/financial_form'
import { closeSettings } from '~/components/settings/settings_store'
import { useMounted } from '~/hooks/use_mounted'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'

/** What the centre has set, over any page of the back office (row A4). */
export default function SettingsDialog({ opened }: { opened: boolean }) {
  const t = useTranslations('financial')
  const mounted = useMounted()
  const { financial } = useShared()
  if (!financial?.kept) return null
  const { values, kept } = financial
  return (
    <Dialog opened={mounted && opened} title={t('title')} onClose={closeSettings} staysOpen>
      <Tabs value="financial">
        <Tabs.List mb="md">
          <Tabs.Tab value="financial">{t('tab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="financial">
          <FinancialForm values={values} kept={kept} onSaved={closeSettings} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
