import { useTranslations } from 'use-intl'
import { percentage } from '#domain/shared/limits/counts'
import { urlFor } from '~/client'
import { payMethods } from '#domain/people/instructors/rules/pay'
import type { PayRule } from '~/components/instructors/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

interface PayRuleDialogProps {
  instructor: string
  rules: PayRule[]
  today: string
  onClose: () => void
}

export function PayRuleDialog({ instructor, rules, today, onClose }: PayRuleDialogProps) {
  const t = useTranslations('instructors')
  const { form, draft } = useDialogForm('pay_rule', {
    method: 'per_hour',
    amount: '',
    percent: '',
    min_pay: '',
    student_premium: '',
    effective_from: today,
  })
  const field = bindingsOf(form)
  const writePay = usePayText()
  const onDay = rules.find((rule) => rule.effective_from === form.data.effective_from)
  const isShare = form.data.method.startsWith('percent_')
  const submit = () =>
    form.post(urlFor('admin.instructors.pay_rules.store', { id: instructor }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('pay.add')} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={t('pay.add')}
        saveLabel={t('pay.save')}
        cancelLabel={t('pay.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <ChoiceField
          label={t('fields.method')}
          field={field.method}
          required
          choices={payMethods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
        />
        {isShare ? (
          <TextField
            label={t('fields.percent')}
            field={field.percent}
            required
            dir="ltr"
            inputMode="numeric"
            maxLength={percentage.most.toFixed(percentage.places).length}
          />
        ) : (
          <MoneyField
            label={t('fields.amount')}
            help={t('pay.amount_help')}
            field={field.amount}
            required
          />
        )}
        <MoneyField label={t('fields.min_pay')} field={field.min_pay} />
        {!isShare && (
          <MoneyField label={t('fields.student_premium')} field={field.student_premium} />
        )}
        <DateField
          label={t('fields.effective_from')}
          help={onDay && t('pay.on_day', { rule: writePay(onDay) })}
          field={field.effective_from}
          required
        />
      </DialogForm>
    </Dialog>
  )
}

function usePayText(): (rule: PayRule) => string {
  const t = useTranslations('instructors')
  const format = useFormat()
  const money = useMoney()
  return ({ method, amount, percent }) => {
    const share = percent === null ? '' : format.percentage(percent)
    return `${t(`method.${method}`)} · ${amount ? money.write(amount) : share}`
  }
}
