import { Text, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LadderStep } from '~/components/levels/ladder_step'
import type { Step } from '~/components/levels/types'
import { useLadder } from '~/components/levels/use_ladder'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/levels/ladder.module.css'

/** All levels in order, each with a handle to move it by pointer, finger or keyboard. */
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
