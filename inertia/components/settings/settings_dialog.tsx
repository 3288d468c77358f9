import { longest } from '#domain/shared/limits/text_lengths'
import { Button, Group, Stack, Tabs, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { closeSettings } from '~/components/settings/settings_store'
import { useMounted } from '~/hooks/use_mounted'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { type FormEvent, useState } from 'react'
import { financialKeys, useFinancialForm } from '~/components/settings/financial/use_financial_form'
import { FinancialFields } from '~/components/settings/financial/financial_fields'
import { MoneySample } from '~/components/settings/financial/money_sample'
import { usePermissions } from '~/hooks/use_permissions'
import type { Financial } from '~/types'
import { DraftNotice } from '~/ui/form/draft/draft_notice'
import { TextField } from '~/ui/form/fields/text_field'
import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'

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

interface FinancialFormProps {
  values: Financial['values']
  kept: NonNullable<Financial['kept']>
  onSaved: () => void
}

function FinancialForm({ values, kept, onSaved }: FinancialFormProps) {
  const t = useTranslations('financial')
  const mayUpdate = usePermissions()('admin.financial_settings.update')
  const state = useFinancialForm(values, kept, onSaved)
  const [isNoting, setNoting] = useState(false)
  const { form, field } = state

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!form.processing) state.submit()
  }

  return (
    <form noValidate aria-label={t('tab')} onSubmit={submit}>
      <Stack gap="md">
        <DraftNotice draft={state.draft} onDiscard={state.draft.discard} />
        <FinancialStalePanel key={kept.version} form={form} stale={state.stale} />
        {!mayUpdate && <Text c="dimmed">{t('read_only')}</Text>}
        <fieldset disabled={!mayUpdate} style={{ display: 'contents' }}>
          {isNoting ? (
            financialKeys.map((key) => (
              <TextField
                key={key}
                field={field(`settings.${key}.description`)}
                label={t('notes.of', { field: t(`fields.${key}`) })}
                maxLength={longest.settingNote}
              />
            ))
          ) : (
            <FinancialFields state={state} descriptions={kept.descriptions} />
          )}
        </fieldset>
        <MoneySample data={form.data} />
        {mayUpdate && (
          <Group justify="space-between" gap="xs">
            <Button variant="subtle" onClick={() => setNoting((before) => !before)}>
              {t(isNoting ? 'notes.hide' : 'notes.show')}
            </Button>
            <Button type="submit" loading={form.processing}>
              {t('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

function FinancialStalePanel(props: Pick<RecordStalePanelProps, 'form' | 'stale'>) {
  const t = useTranslations('financial')
  const labelOf = (name: string) => {
    const key = financialKeys.find((known) => name.startsWith(`settings.${known}.`))
    if (!key) return undefined
    const field = t(`fields.${key}`)
    return name.endsWith('.description') ? t('notes.of', { field }) : field
  }
  const write = (_name: string, value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value ?? '')
  return <RecordStalePanel area="financial" labelOf={labelOf} write={write} {...props} />
}
