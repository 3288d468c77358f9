import { Input, Select, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { fieldId, type Binding, type FieldTexts } from '~/ui/form/binding'
import { PhoneHintText } from '~/ui/form/fields/phone_hint_text'
import { replaceChosen } from '~/ui/form/fields/choice/replace_chosen'
import { useCountries } from '~/ui/form/fields/use_countries'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/ui/form/fields/field.module.css'

interface PhoneFieldProps extends FieldTexts {
  /** The number as typed, in any digits; the server reads and keeps it (E.164). */
  field: Binding<string>
  country: Binding<string>
}

export function PhoneField({ field, country, label, help, required }: PhoneFieldProps) {
  const t = useTranslations('ui.phone')
  const frame = useFieldFrame(field, { label, help, required })
  const countries = useCountries()
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
          searchable
          openOnFocus={false}
          {...replaceChosen(countries.find(({ value }) => value === country.value)?.label)}
          autoComplete="off"
          nothingFoundMessage={t('no_country')}
          comboboxProps={{ width: 260, position: 'bottom-start' }}
        />
        <TextInput
          id={frame.id}
          name={field.name}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          data-ltr
          maxLength={40}
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
