import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { usePhoneHint } from '~/ui/form/fields/use_phone_hint'

export function PhoneHintText({ typed, country }: { typed: string; country: string }) {
  const t = useTranslations('ui.phone')
  const hint = usePhoneHint(typed, country)
  return (
    <Text size="xs" c="dimmed" mt={4} role="status" component="div">
      {hint.state === 'valid' &&
        t.rich('kept_as', { number: () => <bdi dir="ltr">{hint.text}</bdi> })}
      {hint.state === 'invalid' && t('looks_wrong')}
    </Text>
  )
}
