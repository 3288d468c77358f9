import { useTranslations } from 'use-intl'
import { packageStarts } from '#domain/billing/rules/package'
import type { PackageForm } from '~/components/packages/use_package_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/fields/text_field'

export function PackageSaleFields({ field }: Pick<PackageForm, 'field'>) {
  const t = useTranslations('packages')
  return (
    <>
      <FormSection title={t('sections.validity')} help={t('sections.validity_help')}>
        <TextField
          field={field('validity_days')}
          label={t('fields.validity_days')}
          help={t('help.validity_days')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
        <ChoiceField
          field={field('starts')}
          label={t('fields.starts')}
          choices={packageStarts.map((value) => ({ value, label: t(`starts.${value}`) }))}
        />
        <CheckField
          field={field('transferable_to_siblings')}
          label={t('fields.transferable_to_siblings')}
        />
      </FormSection>
      <FormSection title={t('sections.sale')} help={t('sections.sale_help')}>
        <DateField field={field('sale_from')} label={t('fields.sale_from')} />
        <DateField field={field('sale_until')} label={t('fields.sale_until')} />
        <TextField
          field={field('max_per_student')}
          label={t('fields.max_per_student')}
          help={t('help.max_per_student')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
      </FormSection>
    </>
  )
}
