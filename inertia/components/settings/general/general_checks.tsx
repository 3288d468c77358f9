import { useTranslations } from 'use-intl'
import { checkField, schedulingChecks } from '#domain/shared/choices/scheduling_checks'
import { SeverityField } from '~/components/settings/general/severity_field'
import type { GeneralFormState } from '~/components/settings/general/use_general_form'
import { FormSection } from '~/ui/form/form_section'

export function GeneralChecks({ field }: Pick<GeneralFormState, 'field'>) {
  const t = useTranslations('general')
  return (
    <FormSection title={t('sections.checks')} help={t('sections.checks_help')}>
      {schedulingChecks.map((check) => {
        const name = checkField(check)
        return (
          <SeverityField
            key={check}
            field={field(name)}
            label={t(`fields.${name}`)}
            help={t.has(`help.${name}` as never) ? t(`help.${name}` as never) : undefined}
          />
        )
      })}
    </FormSection>
  )
}
