import { Button } from '@mantine/core'
import { IconBuilding, IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { pricedUnit } from '~/components/enrolments/second_payer/priced_unit'
import type { SecondPayerFormData } from '~/components/enrolments/second_payer/use_second_payer_form'
import type { EnrolmentPayers } from '~/components/enrolments/second_payer/use_second_payer'
import { PayerField } from '~/components/invoice_drafts/payers/payer_field'
import { bindingsOf } from '~/ui/form/bindings_of'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'

interface SecondPayerFieldsProps {
  form: SecondPayerFormData
  enrolment: string
  payers: EnrolmentPayers
}

/** Who pays, and which share; an amount is of one unit of the price. */
export function SecondPayerFields({ form, enrolment, payers }: SecondPayerFieldsProps) {
  const t = useTranslations('enrolments.second_payer')
  const field = bindingsOf(form)
  const isPercent = form.data.share_kind === 'percent'
  return (
    <>
      <PayerOrCompany form={form} enrolment={enrolment} payers={payers} />
      {payers.currency !== null && (
        <ChoiceField
          label={t('share_kind')}
          field={field.share_kind}
          choices={(['percent', 'amount'] as const).map((kind) => ({
            value: kind,
            label: t(`kinds.${kind}`),
          }))}
        />
      )}
      {isPercent ? (
        <TextField
          label={t('percent')}
          help={t('percent_help')}
          field={field.share_value}
          dir="ltr"
          autoComplete="off"
          maxLength={longest.amount}
          required
        />
      ) : (
        <MoneyField
          label={t(`amount.${pricedUnit(payers.billing_mode)}`)}
          help={t('amount_help')}
          field={field.share_value}
          currency={payers.currency ?? undefined}
          required
        />
      )}
    </>
  )
}

function PayerOrCompany({ form, enrolment, payers }: SecondPayerFieldsProps) {
  const t = useTranslations('enrolments.second_payer')
  const field = bindingsOf(form)
  const isCompany = form.data.payer_kind === 'company'
  const choose = (kind: string) => form.setData('payer_kind', kind)
  if (!isCompany) {
    return (
      <>
        <PayerField
          field={field.payer}
          label={t('payer')}
          help={t('payer_help')}
          saved={payers.second?.payer}
          enrolment={enrolment}
          offered={payers.guardians}
        />
        {payers.can_open_company && (
          <Button
            variant="subtle"
            leftSection={<IconBuilding size={16} aria-hidden />}
            onClick={() => choose('company')}
            style={{ alignSelf: 'start' }}
          >
            {t('new_company')}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <BothNamesFields
        en={field.name_en}
        ar={field.name_ar}
        labels={{ en: t('company.name_en'), ar: t('company.name_ar') }}
      />
      <TextField
        label={t('company.tax_number')}
        field={field.tax_number}
        dir="ltr"
        autoComplete="off"
        maxLength={longest.number}
      />
      <TextField label={t('company.email')} field={field.email} type="email" dir="ltr" />
      <Button
        variant="subtle"
        leftSection={<IconSearch size={16} aria-hidden />}
        onClick={() => choose('existing')}
        style={{ alignSelf: 'start' }}
      >
        {t('existing')}
      </Button>
    </>
  )
}
