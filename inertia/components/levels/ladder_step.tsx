import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Step } from '~/components/levels/types'
import type { LadderHandle } from '~/components/levels/use_ladder'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { isolate } from '~/ui/isolate'
import classes from '~/components/levels/ladder.module.css'

interface LadderStepProps {
  step: Step
  /** From 1. */
  place: number
  isHeld: boolean
  /** The id of what explains the keys. */
  help: string
  handle: LadderHandle
}

export function LadderStep({ step, place, isHeld, help, handle }: LadderStepProps) {
  const t = useTranslations('levels.arrange')
  const { number } = useFormat()
  const { lead, other } = useBothNames()(step)
  return (
    <li className={classes.step} data-held={isHeld || undefined} style={{ order: place }}>
      <button
        type="button"
        id={`move-${step.id}`}
        className={classes.handle}
        aria-label={t('handle', { name: isolate(lead) })}
        aria-describedby={help}
        aria-pressed={isHeld}
        {...handle}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <Text span c="dimmed" className={classes.place}>
        {number(place)}
      </Text>
      <span className={classes.names}>
        <Anchor
          component={Link}
          href={urlFor('admin.levels.show', { id: step.id })}
          fw={500}
          draggable={false}
        >
          <bdi>{lead}</bdi>
        </Anchor>
        {other && (
          <Text size="xs" c="dimmed" component="div">
            <bdi>{other}</bdi>
          </Text>
        )}
      </span>
      <Text span size="sm" c="dimmed">
        <bdi dir="ltr">{step.code}</bdi>
      </Text>
    </li>
  )
}
