import { useTranslations } from 'use-intl'
import { channels, lastPriority, relations } from '#domain/people/guardians/rules/guardian'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { WordsField } from '~/ui/form/fields/words_field'
import type { LinkedPerson } from '~/components/guardians/types'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'

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

type RightsData = {
  relation: string
  is_primary: boolean
  is_payer: boolean
  contact_priority: string
  may_see_data: boolean
  may_pick_up: boolean
  /** Words with a blank between them, so that two people's choices can be put together. */
  channels: string
}

/** What a form starts from: the link there is, or a new one. The first guardian of a child is called first and pays. */
export const rightsData = (link: LinkedPerson | null, isFirst = false): RightsData => ({
  relation: link?.relation ?? '',
  is_primary: link?.is_primary ?? isFirst,
  is_payer: link?.is_payer ?? isFirst,
  contact_priority: String(link?.contact_priority ?? 1),
  may_see_data: link?.may_see_data ?? true,
  may_pick_up: link?.may_pick_up ?? true,
  channels: (link?.channels ?? ['call']).toSorted().join(' '),
})

export const rightsPayload = <Data extends RightsData>(data: Data) => ({
  ...data,
  channels: wordsOf(data.channels),
})
