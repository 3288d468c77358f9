import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ClashLines } from '~/components/placements/clash_lines'
import type {
  BulkPlacementQuestion,
  PlacementAnswer,
  PlacementQuestion,
  PlacementWarning,
} from '~/components/placements/types'
import { useWarningText } from '~/components/placements/use_warning_text'
import { usePlacementWarnings } from '~/components/placements/use_placement_warnings'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import { useNames } from '~/ui/names/use_names'

interface PlacementWarningsProps {
  /** Null while nothing is chosen that could be asked about. */
  question: PlacementQuestion | BulkPlacementQuestion | null
  /** The tokens of the warnings that are confirmed. */
  field: Binding<string[]>
}

/** It asks while a form is filled in, and takes the confirmation. */
export function PlacementWarnings({ question, field }: PlacementWarningsProps) {
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
  return <WarningsToConfirm people={people} clash={clash} field={field} />
}

interface WarningsToConfirmProps {
  people: Pick<PlacementAnswer['people'][number], 'key' | 'names' | 'warnings'>[]
  clash?: PlacementAnswer['clash']
  field: Binding<string[]>
}

/** A warning that comes up later is another token, for which an earlier confirmation doesn't count. */
export function WarningsToConfirm({ people, clash, field }: WarningsToConfirmProps) {
  const t = useTranslations('enrolments.warnings')
  const warned = people.filter(({ warnings }) => warnings.length > 0)
  const open = warned.flatMap(({ warnings }) => warnings.filter((one) => !one.is_confirmed))
  const tokens = open.map(({ token }) => token)
  if (warned.length === 0 && !clash) return null
  return (
    <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} role="status" py="xs">
      <Stack gap="xs">
        <Stack gap="xs" mah={240} style={{ overflowY: 'auto' }}>
          {warned.map(({ key, names, warnings }) => (
            <PersonLines key={key ?? ''} names={names} warnings={warnings} />
          ))}
        </Stack>
        {clash && (
          <div>
            <ClashLines clash={clash} />
          </div>
        )}
        {tokens.length > 0 && (
          <CheckField
            label={t('confirm', { count: warned.length })}
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

interface PersonLinesProps {
  names: PlacementAnswer['people'][number]['names']
  warnings: PlacementWarning[]
}

function PersonLines({ names, warnings }: PersonLinesProps) {
  const lead = useNames()
  const warningText = useWarningText()
  return (
    <Group gap={4} align="baseline" wrap="wrap" style={{ overflowWrap: 'anywhere' }}>
      {names && (
        <Text span fw={500} size="sm">
          <bdi>{lead(names).lead}</bdi>
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
