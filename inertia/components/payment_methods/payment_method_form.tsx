import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { useCashSteps, usePaymentKinds } from '~/components/payment_methods/use_method_words'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { FormSection } from '~/ui/form/form_section'
import { isReferenceUsual, type PaymentKind } from '#domain/billing/rules/payment_method'

type Kind = EntryFormKind<
  Data.Admin.PaymentMethods.PaymentMethod,
  'kind' | 'wants_reference' | 'cash_step' | 'position'
>
type FieldsProps = Parameters<Kind['Fields']>[0]

export const paymentMethodForm: Kind = {
  area: 'payment_methods',
  isUncoded: true,
  values: (method) => ({
    kind: method?.kind ?? 'cash',
    wants_reference: String(method?.wants_reference ?? false),
    cash_step: String(method?.cash_step ?? 0),
    position: method?.position.toString() ?? '',
  }),
  Fields: NewMethodFields,
}

/** The ledger’s account follows from the kind, so a method that is saved keeps its kind. */
export const savedMethodForm: Kind = { ...paymentMethodForm, Fields: SavedMethodFields }

function NewMethodFields({ field }: FieldsProps) {
  const t = useTranslations('payment_methods')
  const kind = field('kind')
  const reference = field('wants_reference')
  const choose = (value: string) => {
    kind.onChange(value)
    reference.onChange(String(isReferenceUsual(value as PaymentKind)))
  }
  return (
    <MethodFields field={field}>
      <ChoiceField
        label={t('fields.kind')}
        help={t('fields.kind_help')}
        field={{ ...kind, onChange: choose }}
        choices={usePaymentKinds()}
      />
    </MethodFields>
  )
}

function SavedMethodFields({ field }: FieldsProps) {
  const t = useTranslations('payment_methods')
  const kind = field('kind')
  const kinds = usePaymentKinds()
  return (
    <MethodFields field={field}>
      <ChoiceField
        label={t('fields.kind')}
        help={t('fields.kind_fixed')}
        field={kind}
        choices={kinds.filter(({ value }) => value === kind.value)}
      />
    </MethodFields>
  )
}

function MethodFields({ field, children }: FieldsProps & { children: ReactNode }) {
  const t = useTranslations('payment_methods')
  const steps = useCashSteps()
  const reference = field('wants_reference')
  return (
    <FormSection title={t('sections.payment')} help={t('sections.payment_help')}>
      {children}
      <CheckField
        label={t('fields.wants_reference')}
        help={t('fields.wants_reference_help')}
        field={{
          ...reference,
          value: reference.value === 'true',
          onChange: (isChecked) => reference.onChange(String(isChecked)),
        }}
      />
      <FieldPair>
        <NumberField
          label={t('fields.position')}
          help={t('fields.position_help')}
          field={field('position')}
        />
        {field('kind').value === 'cash' && (
          <ChoiceField
            label={t('fields.cash_step')}
            help={t('fields.cash_step_help')}
            field={field('cash_step')}
            choices={steps}
          />
        )}
      </FieldPair>
    </FormSection>
  )
}
