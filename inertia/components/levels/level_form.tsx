import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { levelScopes } from '#domain/teaching/catalogue/rules/level_scope'
import type { LevelDetail } from '~/components/levels/types'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { FormSection } from '~/ui/form/form_section'
import { NumberField } from '~/ui/form/fields/number_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

type Kind = EntryFormKind<LevelDetail, 'scope' | 'min_age' | 'max_age' | 'description'>

export const levelForm: Kind = {
  area: 'levels',
  values: (level) => ({
    scope: level?.scope ?? 'grade',
    min_age: level?.min_age?.toString() ?? '',
    max_age: level?.max_age?.toString() ?? '',
    description: level?.description ?? '',
  }),
  Fields: LevelFields,
}

function LevelFields({ field }: Parameters<Kind['Fields']>[0]) {
  const t = useTranslations('levels')
  return (
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
        maxLength={longest.description}
      />
    </FormSection>
  )
}
