import type { CountryCode } from 'libphonenumber-js/min'
import { useEffect, useState } from 'react'
import { typedFigure } from '#domain/shared/text/digits'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'

type PhoneHint = { state: 'none' } | { state: 'valid' | 'invalid'; text: string }

const load = () => import('libphonenumber-js/min')
const NONE: PhoneHint = { state: 'none' }
const ENOUGH = 5

function usePhoneHint(typed: string, country: string): PhoneHint {
  const [hint, setHint] = useState<PhoneHint>(NONE)
  const number = typedFigure(typed)
  useEffect(() => {
    let current = true
    if (number.replace(/\D/g, '').length < ENOUGH) setHint(NONE)
    else
      void load().then(({ parsePhoneNumberFromString }) => {
        const phone = parsePhoneNumberFromString(number, country as CountryCode)
        const state = phone?.isPossible() ? 'valid' : 'invalid'
        if (current) setHint({ state, text: phone?.formatInternational() ?? number })
      })
    return () => {
      current = false
    }
  }, [number, country])
  return hint
}

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
