import { usePage } from '@inertiajs/react'
import { Alert, Text } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Consequences } from '~/components/people/departure/consequences'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'

/** In a form whose answer was that something follows: it is saved once the box is ticked. */
export function DeparturePanel({ agreed }: { agreed: Binding<string> }) {
  const t = useTranslations('departures')
  const { departure } = usePage().flash
  if (!departure || departure.again) return null
  const isAgreed = agreed.value === departure.agreed
  const box: Binding<boolean> = {
    ...agreed,
    value: isAgreed,
    onChange: (ticked) => agreed.onChange(ticked ? departure.agreed : ''),
  }
  return (
    <Alert
      role="alert"
      color="attention"
      icon={<IconDoorExit aria-hidden />}
      title={departure.title}
    >
      <Consequences lines={departure.lines} />
      <Text mb="sm">{departure.note}</Text>
      <CheckField field={box} label={t('agreement')} />
    </Alert>
  )
}
