import { Checkbox, Input } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { RightsData } from '~/components/guardians/rights_data'
import { channels, relations } from '~/components/guardians/guardian_words'
import { fieldId, type Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/check_field'
import { ChoiceField } from '~/ui/form/choice_field'
import { FieldError } from '~/ui/form/field_error'

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

interface RightsFieldsProps {
  field: { [Name in keyof RightsData]: Binding<RightsData[Name]> }
}

/** What a guardian is to one child, and what they may do. */
export function RightsFields({ field }: RightsFieldsProps) {
  const t = useTranslations('guardians')
  const { channels: chosen } = field
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
      <Input.Wrapper
        label={t('fields.channels')}
        labelElement="div"
        labelProps={{ id: `${fieldId('channels')}-label` }}
        error={chosen.error && <FieldError message={chosen.error} />}
      >
        <Checkbox.Group
          id={fieldId('channels')}
          role="group"
          aria-labelledby={`${fieldId('channels')}-label`}
          value={chosen.value}
          onChange={chosen.onChange}
        >
          {channels.map((channel) => (
            <Checkbox key={channel} value={channel} label={t(`channels.${channel}`)} mt="xs" />
          ))}
        </Checkbox.Group>
      </Input.Wrapper>
      <ChoiceField
        label={t('fields.contact_priority')}
        help={t('help.priority')}
        field={field.contact_priority}
        choices={places.map((place) => ({ value: place, label: place }))}
      />
    </>
  )
}
