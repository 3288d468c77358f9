import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/groups/seats.module.css'

interface SeatsMeterProps {
  group: { capacity: number; seats_taken: number; waiting: number }
  compact?: boolean
}

const WHOLE = 100

export function SeatsMeter({ group, compact = false }: SeatsMeterProps) {
  const t = useTranslations('groups.seats')
  const { number } = useFormat()
  const { capacity, seats_taken: taken, waiting } = group
  const filled = Math.min(WHOLE, Math.round((taken / capacity) * WHOLE))
  const isFull = taken >= capacity
  const figures = t('meter', { taken: number(taken), capacity: number(capacity) })
  return (
    <span
      className={classes.seats}
      data-full={isFull || undefined}
      data-compact={compact || undefined}
    >
      <span className={classes.meter}>
        {compact ? (
          <bdi dir="ltr" className={classes.figures} aria-label={figures} role="img">
            {number(taken)}/{number(capacity)}
          </bdi>
        ) : (
          <span>{figures}</span>
        )}
        <span className={classes.bar} aria-hidden="true">
          <span className={classes.filled} style={{ inlineSize: `${filled}%` }} />
        </span>
      </span>
      {isFull && !compact && <span className={classes.quiet}>{t('full_word')}</span>}
      {waiting > 0 && <span className={classes.quiet}>{t('waiting', { count: waiting })}</span>}
    </span>
  )
}
