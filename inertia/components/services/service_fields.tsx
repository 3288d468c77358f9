import { useTranslations } from 'use-intl'
import { ServiceUseFields } from '~/components/services/service_use_fields'
import {
  serviceKinds,
  serviceStatuses,
  serviceUnits,
  taxModes,
} from '#domain/billing/rules/service'
import type { ServiceChoices } from '~/components/services/types'
import type { ServiceForm } from '~/components/services/use_service_form'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { MoneyField } from '~/ui/form/fields/money_field'
import { CodeField } from '~/ui/form/fields/code_field'
import { TaxRateField } from '~/components/settings/financial/tax_rate_field'

interface ServiceFieldsProps extends Pick<ServiceForm, 'form' | 'field'> {
  choices: ServiceChoices
  isNew: boolean
}

export function ServiceFields({ form, field, choices, isNew }: ServiceFieldsProps) {
  const t = useTranslations('services')
  return (
    <>
      <FormSection title={t('sections.service')} help={t('sections.service_help')}>
        <BothNamesFields
          en={field('name_en')}
          ar={field('name_ar')}
          labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
        />
        <CodeField label={t('fields.code')} help={t('help.code')} field={field('code')} />
        <ChoiceField
          field={field('kind')}
          label={t('fields.kind')}
          choices={serviceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <ChoiceField
          field={field('unit')}
          label={t('fields.unit')}
          choices={serviceUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <ChoiceField
          field={field('status')}
          label={t('fields.status')}
          choices={serviceStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </FormSection>
      <FormSection title={t('sections.price')} help={t('sections.price_help')}>
        {isNew && (
          <>
            <MoneyField field={field('price')} label={t('fields.price')} help={t('help.price')} />
            <DateField field={field('effective_from')} label={t('fields.effective_from')} />
          </>
        )}
        <ServiceTaxFields form={form} field={field} />
      </FormSection>
      <ServiceUseFields field={field} choices={choices} />
    </>
  )
}

function ServiceTaxFields({ form, field }: Pick<ServiceForm, 'form' | 'field'>) {
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
