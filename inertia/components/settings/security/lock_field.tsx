import { useTranslations } from 'use-intl'
import { useLockText } from '~/components/settings/security/use_lock_text'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

/** After how many idle minutes screens lock themselves. */
export function LockField({ field, minutes }: { field: Binding<number>; minutes: number[] }) {
  const t = useTranslations('security')
  const write = useLockText()
  return (
    <ChoiceField
      field={{
        ...field,
        value: String(field.value),
        onChange: (value) => field.onChange(Number(value)),
      }}
      label={t('fields.lock_after')}
      help={t('help.lock_after')}
      choices={minutes.map((value) => ({ value: String(value), label: write(value) }))}
    />
  )
}
