import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { latinDigits } from '#domain/shared/text/digits'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/ui/week_grid/piece_times.module.css'

interface PieceTimesProps {
  name: string
  window: WeekWindow
  onChange: (window: WeekWindow) => void
  onRemove: () => void
}

/** The two times of a window, typed. */
export function PieceTimes({ name, window, onChange, onRemove }: PieceTimesProps) {
  const t = useTranslations('ui.week_grid')
  const [starts, setStarts] = useState(window.starts)
  const [ends, setEnds] = useState(window.ends)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const typed = { starts: latinDigits(starts.trim()), ends: latinDigits(ends.trim()) }
    const isTold = isClock(typed.starts) && isClock(typed.ends, true) && typed.starts !== typed.ends
    setWrong(!isTold)
    if (isTold) onChange({ ...window, ...typed })
  }
  const input = {
    'dir': 'ltr',
    'inputMode': 'numeric',
    'autoComplete': 'off',
    'maxLength': 5,
    'data-ltr': true,
    'error': isWrong,
  } as const
  return (
    <form noValidate aria-label={name} onSubmit={submit}>
      <div className={classes.times}>
        <TextInput
          {...input}
          data-autofocus
          label={t('from')}
          value={starts}
          onChange={(event) => setStarts(event.currentTarget.value)}
        />
        <TextInput
          {...input}
          label={t('until')}
          value={ends}
          onChange={(event) => setEnds(event.currentTarget.value)}
        />
      </div>
      {isWrong && (
        <div role="alert" className={classes.problem}>
          <FieldError message={t('wrong')} />
        </div>
      )}
      <Group justify="space-between" mt="sm" gap="xs">
        <Button variant="subtle" color="danger" size="compact-sm" onClick={onRemove}>
          {t('remove')}
        </Button>
        <Button type="submit" size="compact-sm">
          {t('done')}
        </Button>
      </Group>
    </form>
  )
}
