import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ClashLines } from '~/components/placements/clash_lines'
import type {
  PlacementAnswer,
  PlacementWarning,
  WarningsQuestion,
} from '~/components/placements/types'
import { useWarningText } from '~/components/placements/use_warning_text'
import { usePlacementWarnings } from '~/components/placements/use_placement_warnings'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

interface PlacementWarningsProps {
  /** Null while nothing is chosen that could be asked about. */
  question: WarningsQuestion | null
  /** The tokens of the warnings that are confirmed. */
  field: Binding<string[]>
  title?: string
}

/** It asks while a form is filled in, and takes the confirmation. */
export function PlacementWarnings({ question, field, title }: PlacementWarningsProps) {
  const t = useTranslations('enrolments.warnings')
  const { people, clash, hasFailed, again } = usePlacementWarnings(question)
  if (hasFailed) {
    return (
      <Text role="alert" size="sm">
        {t('failed')}{' '}
        <Button size="compact-sm" variant="default" onClick={again}>
          {t('retry')}
        </Button>
      </Text>
    )
  }
  return <WarningsToConfirm people={people} clash={clash} field={field} title={title} />
}

interface WarningsToConfirmProps {
  people: WarnedPlace[]
  clash?: PlacementAnswer['clash']
  field: Binding<string[]>
  title?: string
}

/** `group` is named where the places of one student are looked at. */
type WarnedPlace = Pick<PlacementAnswer['people'][number], 'key' | 'names' | 'warnings'> &
  Partial<Pick<PlacementAnswer['people'][number], 'group'>>

/** A warning that comes up later is another token, for which an earlier confirmation doesn't count. */
export function WarningsToConfirm({ people, clash, field, title }: WarningsToConfirmProps) {
  const t = useTranslations('enrolments.warnings')
  const warned = people.filter(({ warnings }) => warnings.length > 0)
  const open = warned.flatMap(({ warnings }) => warnings.filter((one) => !one.is_confirmed))
  const tokens = open.map(({ token }) => token)
  if (warned.length === 0 && !clash) return null
  return (
    <Alert
      color="attention"
      icon={<IconAlertTriangle aria-hidden />}
      role="status"
      py="xs"
      title={title}
    >
      <Stack gap="xs">
        <Stack gap="xs" mah={240} style={{ overflowY: 'auto' }}>
          {warned.map(({ key, names, group, warnings }) => (
            <PersonLines key={key ?? ''} names={names} group={group} warnings={warnings} />
          ))}
        </Stack>
        {clash && (
          <div>
            <ClashLines clash={clash} />
          </div>
        )}
        {tokens.length > 0 && (
          <CheckField
            label={t('confirm', { count: warned.some(({ group }) => group) ? 1 : warned.length })}
            field={{
              ...field,
              value: tokens.every((token) => field.value.includes(token)),
              onChange: (isChecked) => field.onChange(isChecked ? tokens : []),
            }}
          />
        )}
      </Stack>
    </Alert>
  )
}

interface PersonLinesProps extends Pick<WarnedPlace, 'names' | 'group'> {
  warnings: PlacementWarning[]
}

function PersonLines({ names, group, warnings }: PersonLinesProps) {
  const lead = useNames()
  const both = useBothNames()
  const warningText = useWarningText()
  return (
    <Group gap={4} align="baseline" wrap="wrap" style={{ overflowWrap: 'anywhere' }}>
      {names && (
        <Text span fw={500} size="sm">
          <bdi>{lead(names).lead}</bdi>
        </Text>
      )}
      {group && (
        <Text span fw={500} size="sm">
          <bdi>{both({ title_en: group.title_en, title_ar: group.title_ar }).lead}</bdi>{' '}
          <bdi>{group.code}</bdi>
        </Text>
      )}
      <Stack gap={0}>
        {warnings.map((warning) => (
          <div key={warning.token}>{warningText(warning)}</div>
        ))}
      </Stack>
    </Group>
  )
}
