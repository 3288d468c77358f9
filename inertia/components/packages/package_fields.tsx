import { useTranslations } from 'use-intl'
import { LinesField } from '~/components/packages/lines_field'
import { PackageSaleFields } from '~/components/packages/package_sale_fields'
import { packageUnits } from '#domain/billing/rules/package'
import type { ServiceChoice } from '~/components/packages/types'
import type { PackageForm } from '~/components/packages/use_package_form'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { MoneyField } from '~/ui/form/fields/money_field'
import { CodeField } from '~/ui/form/fields/code_field'
import { TextField } from '~/ui/form/fields/text_field'

interface PackageFieldsProps extends Pick<PackageForm, 'form' | 'field'> {
  services: ServiceChoice[]
  currency?: string
}

export function PackageFields({ form, field, services, currency }: PackageFieldsProps) {
  const t = useTranslations('packages')
  const isCounted = form.data.unit !== 'amount'
  return (
    <>
      <FormSection title={t('sections.package')} help={t('sections.package_help')}>
        <BothNamesFields
          en={field('name_en')}
          ar={field('name_ar')}
          labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
        />
        <CodeField label={t('fields.code')} help={t('help.code')} field={field('code')} />
      </FormSection>
      <FormSection title={t('sections.holds')} help={t('sections.holds_help')}>
        <ChoiceField
          field={field('unit')}
          label={t('fields.unit')}
          choices={packageUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <LinesField field={field('lines')} services={services} isCounted={isCounted} />
        {isCounted && (
          <TextField
            field={field('bonus_units')}
            label={t('fields.bonus_units')}
            help={t('help.bonus_units')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </FormSection>
      <FormSection title={t('sections.price')} help={t('sections.price_help')}>
        <MoneyField field={field('price')} label={t('fields.price')} currency={currency} required />
        <MoneyField
          field={field('list_price')}
          label={t('fields.list_price')}
          help={t('help.list_price')}
          currency={currency}
        />
      </FormSection>
      <PackageSaleFields field={field} />
    </>
  )
}
