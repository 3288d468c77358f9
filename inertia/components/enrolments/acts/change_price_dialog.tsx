import { Button, Skeleton, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import type { StoredNames } from '#domain/shared/text/person_names'
import { dayAfter } from '#domain/shared/time/day_span'
import { urlFor } from '~/client'
import { modesBeside } from '~/components/courses/course_choices'
import { AgreedPrices } from '~/components/enrolments/acts/agreed_prices'
import type { ActedRow } from '~/components/enrolments/acts/enrolment_acts'
import { type AgreedTerms, useAgreedTerms } from '~/components/enrolments/acts/use_agreed_terms'
import { useMoney } from '~/hooks/use_money'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'
import { useNames } from '~/ui/names/use_names'

interface ChangePriceDialogProps {
  row: ActedRow
  student: StoredNames
  place?: string
  today: string
  onClose: () => void
}

export function ChangePriceDialog(props: ChangePriceDialogProps) {
  const { row, student, onClose } = props
  const t = useTranslations('enrolments')
  const name = useNames()(student).lead
  const title = t('ask.change_price.title', { name })
  const { answer, hasFailed, retry } = useAgreedTerms(row.id)
  return (
    <Dialog opened title={title} onClose={onClose}>
      {answer ? (
        <PriceForm {...props} title={title} agreed={answer} />
      ) : hasFailed ? (
        <>
          <Text role="alert">{t('prices.failed')}</Text>
          <Button variant="default" onClick={retry}>
            {t('warnings.retry')}
          </Button>
        </>
      ) : (
        <Skeleton height={260} />
      )}
    </Dialog>
  )
}

interface PriceFormProps extends ChangePriceDialogProps {
  title: string
  agreed: AgreedTerms
}

function PriceForm({ row, place, today, title, agreed, onClose }: PriceFormProps) {
  const t = useTranslations('enrolments')
  const modes = useTranslations('groups.billing_mode')
  const { write, edit } = useMoney()
  const { terms } = agreed
  const current = terms.findLast((one) => one.from_day <= today) ?? terms[0]!
  const { form, draft } = useDialogForm(`price.${row.id}`, {
    from_day: today,
    price: edit(current.price),
    billing_mode: current.billing_mode ?? '',
    discount_reason: current.discount_reason ?? '',
  })
  const field = bindingsOf(form)
  const listed = current.list_price ?? current.price
  const isOther = listed !== null && form.data.price !== edit(listed)
  form.transform((data) => ({ ...data, discount_reason: isOther ? data.discount_reason : '' }))
  const submit = () =>
    form.post(urlFor('admin.enrolments.terms.store', { id: row.id }), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
    })
  return (
    <DialogForm
      title={title}
      saveLabel={t('acts.change_price')}
      cancelLabel={t('ask.cancel')}
      isPending={form.processing}
      onCancel={onClose}
      draft={draft}
      onSubmit={submit}
    >
      {place && <Text fw={500}>{place}</Text>}
      <Text>{t('ask.change_price.text')}</Text>
      <AgreedPrices agreed={agreed} />
      <MoneyField
        label={t('fields.price')}
        help={isOther ? t('add.list_price', { price: write(listed) }) : undefined}
        field={field.price}
      />
      <ChoiceField
        label={t('fields.billing_mode')}
        field={field.billing_mode}
        clearable
        choices={modesBeside(form.data.billing_mode).map((mode) => ({
          value: mode,
          label: modes(mode),
        }))}
      />
      <DateField
        label={t('fields.from_day')}
        field={field.from_day}
        min={agreed.billed_until ? dayAfter(agreed.billed_until, 1) : terms[0]!.from_day}
        required
      />
      {isOther && (
        <TextField
          label={t('fields.discount_reason')}
          field={field.discount_reason}
          maxLength={longest.shortReason}
          autoComplete="off"
        />
      )}
    </DialogForm>
  )
}
