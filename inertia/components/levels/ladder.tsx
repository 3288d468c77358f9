import { Anchor, Text, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Step } from '~/components/levels/types'
import { type LadderHandle, useLadder } from '~/components/levels/use_ladder'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/levels/ladder.module.css'
import { Link } from '@adonisjs/inertia/react'
import { IconGripVertical } from '@tabler/icons-react'
import { urlFor } from '~/client'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'

export function Ladder({ steps }: { steps: Step[] }) {
  const t = useTranslations('levels.arrange')
  const names = useBothNames()
  const help = useId()
  const ladder = useLadder(steps, (step) => names(step).lead)
  return (
    <>
      <Text id={help} c="dimmed" mb="md">
        {t('lead')}
      </Text>
      <VisuallyHidden aria-live="assertive" role="status">
        {ladder.said}
      </VisuallyHidden>
      <ol ref={ladder.list} className={classes.ladder} aria-label={t('list')}>
        {ladder.steps.map((step) => (
          <LadderStep
            key={step.id}
            step={step}
            place={ladder.placeOf(step.id)}
            isHeld={ladder.held === step.id}
            help={help}
            handle={ladder.handle(step)}
          />
        ))}
      </ol>
    </>
  )
}

interface LadderStepProps {
  step: Step
  place: number
  isHeld: boolean
  help: string
  handle: LadderHandle
}

function LadderStep({ step, place, isHeld, help, handle }: LadderStepProps) {
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
