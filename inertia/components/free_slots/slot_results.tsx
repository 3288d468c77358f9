import { Alert, Button, Loader, Text, Title } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { SlotReasons } from '~/components/free_slots/slot_reasons'
import type { FoundSlots, FreeSlot } from '~/components/free_slots/types'
import type { SlotSearchState } from '~/components/free_slots/use_free_slots'
import { useFormat } from '~/hooks/use_format'
import { useWeekdayNames } from '~/hooks/use_week'
import { EmptyState } from '~/ui/page/empty_state'
import { typedFigure } from '#domain/shared/text/digits'
import classes from '~/components/free_slots/free_slots.module.css'

interface SlotResultsProps {
  search: SlotSearchState
  isWeekly: boolean
  onTake: (slot: FreeSlot, minutes: string, told: { time: string; day: string }) => void
}

export function SlotResults({ search, isWeekly, onTake }: SlotResultsProps) {
  const t = useTranslations('free_slots')
  const { found, isPending, hasFailed, hasProblem, problems } = search
  return (
    <section
      className={classes.results}
      data-old={isPending || undefined}
      aria-label={t('results')}
      aria-busy={isPending}
    >
      <div className={classes.head} role="status">
        {isPending && <Loader size="xs" aria-hidden />}
        {isPending ? t('searching') : found && t('count', { count: found.slots.length })}
      </div>
      {problems.map((problem) => (
        <Alert key={problem} color="danger" role="alert">
          {problem}
        </Alert>
      ))}
      {hasFailed && (
        <Alert color="danger" role="alert">
          <Text size="sm" mb="xs">
            {t('failed')}
          </Text>
          <Button variant="default" size="compact-sm" onClick={search.again}>
            {t('again')}
          </Button>
        </Alert>
      )}
      {found && !hasFailed && !hasProblem && (
        <Days
          {...{ found, isWeekly, onTake }}
          minutes={Number(typedFigure(search.fields.minutes))}
        />
      )}
    </section>
  )
}

type DaysProps = Pick<SlotResultsProps, 'isWeekly' | 'onTake'> & {
  found: FoundSlots
  minutes: number
}

function Days({ found, isWeekly, onTake, minutes }: DaysProps) {
  const t = useTranslations('free_slots')
  const format = useFormat()
  const names = useWeekdayNames()
  const nameOf = ({ weekday, date }: FreeSlot) =>
    isWeekly ? names[weekday] : `${names[weekday]} · ${format.day(date)}`
  const days = Map.groupBy(found.slots, nameOf)
  if (!days.size)
    return <EmptyState icon={<IconClockOff size={28} />} title={t('none')} text={t('none_lead')} />
  const zone = format.zone(found.time_zone, found.slots[0]!.date)
  return (
    <div className={classes.days}>
      {zone && (
        <Text size="sm" c="dimmed">
          {t('zone', { zone })}
        </Text>
      )}
      {[...days].map(([day, slots]) => (
        <section key={day} aria-label={day}>
          <Title order={3}>
            <bdi>{day}</bdi>
          </Title>
          <ul className={classes.slots}>
            {slots.map((slot) => {
              const time = format.hours(slot.starts, minutes)
              return (
                <li key={slot.starts}>
                  <Button
                    variant="default"
                    aria-label={t('take', { time, day })}
                    onClick={() => onTake(slot, String(minutes), { time, day })}
                  >
                    {time}
                  </Button>
                  <SlotReasons
                    {...{ slot, isWeekly }}
                    students={found.students}
                    isLooked={found.students_check !== 'off'}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {found.has_more && (
        <Text size="sm" c="dimmed">
          {t('more')}
        </Text>
      )}
    </div>
  )
}
