import { IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ImportStatus } from '~/components/imports/types'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/imports/imports.module.css'

const steps = ['file', 'columns', 'check', 'import'] as const
const places: Record<ImportStatus | 'file', number> = {
  file: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  running: 3,
  done: 4,
  undoing: 4,
  undone: 4,
  stopped: 3,
}

export function ImportSteps({ at }: { at: ImportStatus | 'file' }) {
  const t = useTranslations('imports.steps')
  const { number } = useFormat()
  const place = places[at]
  return (
    <ol className={classes.steps} aria-label={t('label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < place ? 'done' : index === place ? 'current' : 'ahead'}
          aria-current={index === place ? 'step' : undefined}
        >
          <span className={classes.stepMark} aria-hidden="true">
            {index < place ? <IconCheck size={14} /> : number(index + 1)}
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
