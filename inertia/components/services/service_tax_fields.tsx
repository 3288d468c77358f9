import { useTranslations } from 'use-intl'
import { TaxRateField } from '~/components/settings/financial/tax_rate_field'
import { taxModes } from '#domain/billing/rules/service'
import type { ServiceForm } from '~/components/services/use_service_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

export function ServiceTaxFields({ form, field }: Pick<ServiceForm, 'form' | 'field'>) {
  const t = useTranslations('services')
  return (
    <>
      <ChoiceField
        field={field('tax_mode')}
        label={t('fields.tax_mode')}
        choices={taxModes.map((value) => ({ value, label: t(`tax_mode.${value}`) }))}
      />
      {form.data.tax_mode === 'rate' && (
        <TaxRateField field={field('tax_rate')} label={t('fields.tax_rate')} required />
      )}
    </>
  )
}
