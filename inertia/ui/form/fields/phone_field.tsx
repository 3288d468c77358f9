import { longest } from '#domain/shared/limits/text_lengths'
import { Input, Select, TextInput, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { fieldId, type Binding, type FieldTexts } from '~/ui/form/binding'
import { useSearchedChoices } from '~/ui/form/fields/choice/use_searched_choices'
import { useCountries } from '~/ui/form/fields/use_countries'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import type { CountryCode } from 'libphonenumber-js/min'
import { useEffect, useState } from 'react'
import { typedFigure } from '#domain/shared/text/digits'
import classes from '~/ui/form/fields/field.module.css'

interface PhoneFieldProps extends FieldTexts {
  /** As typed, in any digits; the server reads it and keeps E.164. */
  field: Binding<string>
  country: Binding<string>
  /** A dialog begins in the number, not in its country. */
  isFirst?: boolean
}

export function PhoneField({ field, country, label, help, required, isFirst }: PhoneFieldProps) {
  const t = useTranslations('ui.phone')
  const frame = useFieldFrame(field, { label, help, required })
  const countries = useCountries()
  const searched = useSearchedChoices(countries, country.value, country.onChange)
  const errorId = `${frame.id}-error`
  return (
    <Input.Wrapper
      id={frame.id}
      label={frame.label}
      description={help}
      error={frame.error}
      errorProps={{ id: errorId }}
      inputWrapperOrder={frame.inputWrapperOrder}
      classNames={{ ...frame.classNames, root: classes.wide }}
      labelProps={{ htmlFor: frame.id }}
    >
      <div className={classes.phone}>
        <Select
          id={fieldId(country.name)}
          aria-label={t('country')}
          data={countries}
          value={country.value}
          onChange={(code) => code && country.onChange(code)}
          allowDeselect={false}
          openOnFocus={false}
          {...searched}
          autoComplete="off"
          nothingFoundMessage={t('no_country')}
          comboboxProps={{ width: 260, position: 'bottom-start' }}
        />
        <TextInput
          id={frame.id}
          name={field.name}
          data-autofocus={isFirst || undefined}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          data-ltr
          maxLength={longest.number}
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          error={Boolean(field.error)}
          aria-required={required || undefined}
          aria-describedby={field.error ? errorId : undefined}
        />
      </div>
      <PhoneHintText typed={field.value} country={country.value} />
    </Input.Wrapper>
  )
}

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

function PhoneHintText({ typed, country }: { typed: string; country: string }) {
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
