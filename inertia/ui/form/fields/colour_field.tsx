import { Input } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/ui/form/fields/colour_field.module.css'
import frame from '~/ui/form/fields/field.module.css'

/** Distinct for most people with colour blindness, and readable on light and dark. */
const COLOURS = {
  teal: '#168080',
  blue: '#4e61da',
  sky: '#2f8fc4',
  green: '#0a8553',
  olive: '#7a8a1f',
  ochre: '#9c6105',
  orange: '#d9702b',
  rose: '#c22e5b',
  purple: '#8a4bb3',
  grey: '#68717d',
} as const

type Name = keyof typeof COLOURS

interface ColourFieldProps extends FieldTexts {
  field: Binding<string>
}

export function ColourField({ field, ...texts }: ColourFieldProps) {
  const t = useTranslations('ui.colour')
  const { id, label, description, error, inputWrapperOrder } = useFieldFrame(field, texts)
  const choose = (value: string, name: string) => (
    <label key={value} className={classes.choice} title={name}>
      <input
        type="radio"
        name={field.name}
        value={value}
        checked={field.value === value}
        aria-label={name}
        onChange={() => field.onChange(value)}
      />
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden>
        <circle cx="14" cy="14" r="10" fill={value || 'none'} stroke="currentColor" />
        {!value && <path d="M7.5 20.5 20.5 7.5" stroke="currentColor" />}
      </svg>
    </label>
  )
  return (
    <Input.Wrapper
      {...{ label, description, error, inputWrapperOrder }}
      classNames={{ label: frame.label, root: frame.wide, description: frame.help }}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <div id={id} className={classes.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
        {choose('', t('none'))}
        {(Object.keys(COLOURS) as Name[]).map((name) => choose(COLOURS[name], t(name)))}
      </div>
    </Input.Wrapper>
  )
}
