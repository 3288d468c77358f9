import { useTranslations } from 'use-intl'
import type {
  CentreInput,
  PolicyData,
  PolicyInput,
  PolicyProps,
} from '~/components/attendance_policies/policy_data'
import { inherited } from '~/components/attendance_policies/policy_data'
import { usePolicyValue } from '~/components/attendance_policies/use_policy_value'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { FormSection } from '~/ui/form/form_section'
import {
  makeUpBookers,
  makeUpExpiries,
  makeUpPeriods,
  makeUpRights,
} from '#domain/shared/choices/attendance'

export type PolicyBinding = (name: CentreInput) => Binding<string>

interface PolicyFieldsProps {
  field: PolicyBinding
  data: PolicyData
  centre: PolicyProps | undefined
  today: string
}

type NumberInput = Extract<
  PolicyInput,
  `${string}_charge` | 'notice_hours' | 'free_late_cancels' | 'make_ups_allowed' | 'make_up_days'
>

const answers = ['yes', 'no'] as const

export function PolicyFields({ field, data, centre, today }: PolicyFieldsProps) {
  const t = useTranslations('attendance_policy')
  const said = (name: PolicyInput) =>
    data[name] === inherited ? String(centre?.[name] ?? '') : data[name]
  const number = (name: NumberInput) => <PolicyNumber {...{ name, field, centre }} />
  const choice = (name: PolicyInput, values: readonly string[]) => (
    <PolicyChoice {...{ name, field, centre, values }} />
  )
  return (
    <>
      <FormSection title={t('sections.from')} help={t('sections.from_help')}>
        <DateField field={field('effective_from')} label={t('fields.effective_from')} min={today} />
      </FormSection>
      <FormSection title={t('sections.notice')} help={t('sections.notice_help')}>
        {number('notice_hours')}
        {choice('charges_excused', answers)}
      </FormSection>
      <FormSection title={t('sections.late')} help={t('sections.late_help')}>
        {number('late_cancel_charge')}
        {number('free_late_cancels')}
        {choice('pays_late_cancel', answers)}
      </FormSection>
      <FormSection title={t('sections.no_show')} help={t('sections.no_show_help')}>
        {number('no_show_charge')}
        {choice('pays_no_show', answers)}
      </FormSection>
      <FormSection title={t('sections.make_ups')} help={t('sections.make_ups_help')}>
        {choice('make_ups', makeUpRights)}
        {said('make_ups') !== 'never' && (
          <>
            {data.make_ups_unlimited !== 'yes' && number('make_ups_allowed')}
            {centre && <Unlimited field={field} />}
            {choice('make_ups_per', makeUpPeriods)}
            {choice('make_up_expiry', makeUpExpiries)}
            {said('make_up_expiry') === 'days' && number('make_up_days')}
            {choice('make_up_bookers', makeUpBookers)}
          </>
        )}
      </FormSection>
    </>
  )
}

/** A group may limit nothing although its centre does. */
function Unlimited({ field }: Pick<PolicyFieldsProps, 'field'>) {
  const t = useTranslations('attendance_policy.fields')
  const { value, onChange, ...unlimited } = field('make_ups_unlimited')
  return (
    <CheckField
      field={{
        ...unlimited,
        value: value === 'yes',
        onChange: (is) => onChange(is ? 'yes' : ''),
      }}
      label={t('make_ups_unlimited')}
    />
  )
}

interface PolicyFieldProps<Name extends PolicyInput = PolicyInput> {
  name: Name
  field: PolicyBinding
  centre: PolicyProps | undefined
}

function PolicyNumber({ name, field, centre }: PolicyFieldProps<NumberInput>) {
  const t = useTranslations('attendance_policy')
  const write = usePolicyValue()
  return (
    <NumberField
      field={field(name)}
      label={t(`fields.${name}`)}
      help={centre ? t('empty_as_centre', { value: write(name, centre[name]) }) : t(`help.${name}`)}
    />
  )
}

function PolicyChoice({ name, field, centre, values }: PolicyFieldProps & Values) {
  const t = useTranslations('attendance_policy')
  const write = usePolicyValue()
  const asCentre = centre && {
    value: inherited,
    label: t('as_centre', { value: write(name, centre[name]) }),
  }
  const own = values.map((value) => ({ value, label: write(name, value) }))
  return (
    <ChoiceField
      field={field(name)}
      label={t(`fields.${name}`)}
      help={t.has(`help.${name}` as never) ? t(`help.${name}` as never) : undefined}
      choices={asCentre ? [asCentre, ...own] : own}
    />
  )
}

interface Values {
  values: readonly string[]
}
