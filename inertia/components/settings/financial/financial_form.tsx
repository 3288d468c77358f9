import { Button, Group, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { financialKeys } from '~/components/settings/financial/financial_data'
import { FinancialFields } from '~/components/settings/financial/financial_fields'
import { FinancialStalePanel } from '~/components/settings/financial/financial_stale_panel'
import { MoneySample } from '~/components/settings/financial/money_sample'
import { useFinancialForm } from '~/components/settings/financial/use_financial_form'
import { usePermissions } from '~/hooks/use_permissions'
import type { Financial } from '~/types'
import { TextField } from '~/ui/form/fields/text_field'

interface FinancialFormProps {
  values: Financial['values']
  kept: NonNullable<Financial['kept']>
  onSaved: () => void
}

/** The seven financial settings with a sample of what they do to an amount (rows F1, F2). */
export function FinancialForm({ values, kept, onSaved }: FinancialFormProps) {
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
        <FinancialStalePanel key={kept.version} form={form} stale={state.stale} />
        {!mayUpdate && <Text c="dimmed">{t('read_only')}</Text>}
        <fieldset disabled={!mayUpdate} style={{ display: 'contents' }}>
          {isNoting ? (
            financialKeys.map((key) => (
              <TextField
                key={key}
                field={field(`settings.${key}.description`)}
                label={t('notes.of', { field: t(`fields.${key}`) })}
                maxLength={300}
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
