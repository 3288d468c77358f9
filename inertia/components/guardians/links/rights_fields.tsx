import { useTranslations } from 'use-intl'
import type { RightsData } from '~/components/guardians/links/rights_data'
import { channels, lastPriority, relations } from '#domain/people/guardians/rules/guardian'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { WordsField } from '~/ui/form/fields/words_field'

const places = Array.from({ length: lastPriority }, (_, at) => String(at + 1))

interface RightsFieldsProps {
  field: { [Name in keyof RightsData]: Binding<RightsData[Name]> }
}

export function RightsFields({ field }: RightsFieldsProps) {
  const t = useTranslations('guardians')
  return (
    <>
      <ChoiceField
        label={t('fields.relation')}
        field={field.relation}
        required
        choices={relations.map((relation) => ({
          value: relation,
          label: t(`relation.${relation}`),
        }))}
      />
      <CheckField
        label={t('fields.is_primary')}
        help={t('help.primary')}
        field={field.is_primary}
      />
      <CheckField label={t('fields.is_payer')} help={t('help.payer')} field={field.is_payer} />
      <CheckField label={t('fields.may_pick_up')} field={field.may_pick_up} />
      <CheckField label={t('fields.may_see_data')} field={field.may_see_data} />
      <WordsField
        label={t('fields.channels')}
        field={field.channels}
        choices={channels.map((channel) => ({ value: channel, label: t(`channels.${channel}`) }))}
      />
      <ChoiceField
        label={t('fields.contact_priority')}
        help={t('help.priority')}
        field={field.contact_priority}
        choices={places.map((place) => ({ value: place, label: place }))}
      />
    </>
  )
}
