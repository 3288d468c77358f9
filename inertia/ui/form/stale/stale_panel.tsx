import { Alert, Button, Group, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useArrival } from '~/ui/form/focus'
import classes from '~/ui/form/stale/stale_panel.module.css'

interface Difference {
  name: string
  label: string
  mine: string
  theirs: string
  choice: 'mine' | 'theirs'
}

interface StalePanelProps {
  differences: Difference[]
  taken: string[]
  onChoose: (name: string, choice: 'mine' | 'theirs') => void
}

export function StalePanel({ differences, taken, onChoose }: StalePanelProps) {
  const t = useTranslations('ui.stale')
  const panel = useArrival<HTMLDivElement>(true, 'center')
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      role="alert"
      color="attention"
      icon={<IconUsers aria-hidden />}
      title={t('title')}
    >
      <Text>{differences.length > 0 ? t('choose') : t('nothing_differs')}</Text>
      {taken.length > 0 && <Text mt={4}>{t('taken', { fields: taken.join(t('comma')) })}</Text>}
      {differences.length > 0 && (
        <ul className={classes.differences}>
          {differences.map((difference) => (
            <DifferenceRow key={difference.name} difference={difference} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </Alert>
  )
}

function DifferenceRow(props: { difference: Difference; onChoose: StalePanelProps['onChoose'] }) {
  const { difference, onChoose } = props
  const t = useTranslations('ui.stale')
  const button = (choice: 'mine' | 'theirs') => (
    <Button
      size="compact-sm"
      variant={difference.choice === choice ? 'filled' : 'default'}
      aria-pressed={difference.choice === choice}
      aria-label={`${t(choice)}: ${difference.label}`}
      onClick={() => onChoose(difference.name, choice)}
    >
      {t(choice)}
    </Button>
  )
  return (
    <li>
      <Text fw={600}>{difference.label}</Text>
      <dl className={classes.versions}>
        <dt>{t('typed')}</dt>
        <dd dir="auto">{difference.mine}</dd>
        <dt>{t('saved')}</dt>
        <dd dir="auto">{difference.theirs}</dd>
      </dl>
      <Group gap="xs">
        {button('mine')}
        {button('theirs')}
      </Group>
    </li>
  )
}
