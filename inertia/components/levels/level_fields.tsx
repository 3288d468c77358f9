import { useTranslations } from 'use-intl'
import { EntryNameFields } from '~/components/catalogue/entry_name_fields'
import { levelScopes } from '~/components/levels/level_scopes'
import type { LevelForm } from '~/components/levels/use_level_form'
import { ChoiceField } from '~/ui/form/choice_field'
import { FieldPair } from '~/ui/form/field_pair'
import { FormSection } from '~/ui/form/form_section'
import { NumberField } from '~/ui/form/number_field'
import { TextAreaField } from '~/ui/form/text_area_field'

/** The fields of a level, the same where one is added and where one is edited. */
export function LevelFields({ field }: Pick<LevelForm, 'field'>) {
  const t = useTranslations('levels')
  return (
    <>
      <EntryNameFields area="levels" field={field} />
      <FormSection title={t('sections.kind')} help={t('sections.kind_help')}>
        <ChoiceField
          label={t('fields.scope')}
          field={field('scope')}
          choices={levelScopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
        />
        <FieldPair>
          <NumberField label={t('fields.min_age')} field={field('min_age')} />
          <NumberField label={t('fields.max_age')} field={field('max_age')} />
        </FieldPair>
        <TextAreaField
          label={t('fields.description')}
          field={field('description')}
          maxLength={2000}
        />
      </FormSection>
    </>
  )
}
