import { useTranslations } from 'use-intl'
import { inherited } from '~/components/attendance_policies/policy_data'
import { useFormat } from '~/hooks/use_format'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'
import { typedFigure } from '#domain/shared/text/digits'

const percents = ['late_cancel_charge', 'no_show_charge']

/** What of a policy is said in words, as it is saved and as it is typed. */
export function usePolicyValue(): WriteField {
  const t = useTranslations('attendance_policy')
  const record = useTranslations('ui.record')
  const { percentage } = useFormat()
  const write = useFieldValue('attendance_policy')
  return (field, value) => {
    if (value === inherited) return t('inherited')
    if (value === 'yes' || value === 'no') return record(value)
    if (field === 'make_ups_allowed' && isEmpty(value)) return t('unlimited')
    const text = write(field, value)
    return percents.includes(field) && text ? percentage(Number(typedFigure(text))) : text
  }
}

const isEmpty = (value: unknown) => value === null || value === ''
