import type { Data } from '@generated/data'
import { useTranslations } from 'use-intl'
import { BranchOrWholeField } from '~/components/branches/branch_or_whole_field'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { SpanFields, spanValues } from '~/components/catalogue/span_fields'

type Kind = EntryFormKind<
  Data.Admin.Holidays.Holiday,
  'starts_on' | 'ends_on' | 'branch_id' | 'confirm_same_days'
>

export const holidayForm: Kind = {
  area: 'holidays',
  isUncoded: true,
  values: (holiday) => ({
    ...spanValues(holiday),
    branch_id: holiday?.branch_id ?? '',
    confirm_same_days: '',
  }),
  Fields: HolidayFields,
}

function HolidayFields({ field }: Parameters<Kind['Fields']>[0]) {
  const t = useTranslations('holidays')
  const confirm = field('confirm_same_days')
  return (
    <SpanFields area="holidays" field={field}>
      <BranchOrWholeField label={t('fields.branch_id')} field={field('branch_id')} />
      {(confirm.error || confirm.value) && (
        <CheckField
          label={t('fields.confirm_same_days')}
          field={{
            ...confirm,
            value: confirm.value === 'true',
            onChange: (isChecked) => confirm.onChange(isChecked ? 'true' : ''),
          }}
        />
      )}
    </SpanFields>
  )
}
