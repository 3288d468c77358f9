import { Button, Loader, Radio, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MakeUpChoice } from '~/components/make_ups/types'
import type { useMakeUpChoices } from '~/components/make_ups/use_make_up_choices'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import type { Binding } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'

interface ChoiceListProps extends Pick<ReturnType<typeof useMakeUpChoices>, 'found' | 'retry'> {
  field: Binding<string>
  /** What to say when there are no choices. */
  none: 'none' | 'none_for_family'
}

export function ChoiceList({ found, retry, field, none }: ChoiceListProps) {
  const t = useTranslations('make_ups.book')
  const { name, label, error, classNames } = useFieldFrame(field, {
    ...{ label: t('session'), required: true },
  })
  if (found.is === 'asked') return <Loader size="sm" aria-label={t('finding')} />
  if (found.is === 'failed') {
    return (
      <Text role="alert">
        {t('failed')}{' '}
        <Button size="compact-sm" variant="default" onClick={retry}>
          {t('retry')}
        </Button>
      </Text>
    )
  }
  if (found.is_gone) return <Text role="status">{t('gone')}</Text>
  if (found.choices.length === 0) return <Text role="status">{t(none)}</Text>
  return (
    <Radio.Group
      {...{ name, label, error, classNames }}
      description={found.is_instead ? t('instead') : undefined}
      value={field.value}
      onChange={field.onChange}
      withAsterisk={false}
      required
    >
      <Stack gap="sm" mt="xs" mah={360} style={{ overflowY: 'auto' }}>
        {found.choices.map((choice) => (
          <Choice key={choice.id} choice={choice} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Choice({ choice }: { choice: MakeUpChoice }) {
  const t = useTranslations('make_ups.book')
  const against = useTranslations('free_slots.hindrances')
  const { span } = useFormat()
  const names = useNames()
  const name = useSessionName()
  const both = useBothNames()
  const facts = [
    !choice.slot && name({ ...choice, student: null }),
    choice.instructor && names(choice.instructor).lead,
    choice.room && both({ name_en: choice.room.name_en, name_ar: choice.room.name_ar }).lead,
    choice.seats_left !== null && t('seats', { count: choice.seats_left }),
    choice.is_same_level && t('same_level'),
  ].filter(Boolean)
  return (
    <div>
      <Radio
        value={choice.id}
        label={<bdi>{span(choice.starts_at, choice.ends_at, choice.time_zone)}</bdi>}
        description={facts.map((fact, at) => (
          <span key={at}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      />
      <Stack gap={2} ms={32} fz="sm">
        {choice.against.map((kind) => (
          <StatusDot key={kind} tone="attention" isSentence>
            {against(kind)}
          </StatusDot>
        ))}
      </Stack>
    </div>
  )
}
