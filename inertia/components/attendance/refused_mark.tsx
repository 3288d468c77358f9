import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { focusChoice } from '~/components/attendance/focus_choice'
import { markFieldsOf, type Refused } from '~/components/attendance/marking'
import type { MarkFields } from '#domain/attendance/rules/outbox'
import type { AttendanceRow } from '~/components/attendance/types'
import { useMarkWords } from '~/components/attendance/use_mark_words'
import classes from '~/components/attendance/marks.module.css'

interface RefusedMarkProps {
  row: AttendanceRow
  refused: Refused
  onMine: (fields: MarkFields) => void
  onDismiss: () => void
}

/** Why a mark was not kept; of two that contradict each other, a person chooses. */
export function RefusedMark({
  row,
  refused: { fault, mine },
  onMine,
  onDismiss,
}: RefusedMarkProps) {
  const t = useTranslations('attendance.faults')
  const inWords = useMarkWords()
  const answer = (act: () => void) => () => {
    act()
    focusChoice(row.student.id)
  }
  const told =
    fault === 'changed' ? t('changed', { theirs: inWords(row), mine: inWords(mine) }) : t(fault)
  return (
    <div className={classes.refused} role="alert">
      <span>{told}</span>
      <Group gap={8}>
        {fault === 'changed' && (
          <Button size="sm" variant="default" onClick={answer(() => onMine(markFieldsOf(mine)))}>
            {t('mine')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={answer(onDismiss)}>
          {t(fault === 'changed' ? 'theirs' : 'dismiss')}
        </Button>
      </Group>
    </div>
  )
}
