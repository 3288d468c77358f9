import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import { FieldError } from '~/ui/form/fields/field_error'
import { useTypedTime } from '~/ui/form/times/use_typed_time'
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
  const from = useTypedTime({ value: starts, onChange: setStarts })
  const until = useTypedTime({ value: ends, onChange: setEnds }, { isEnd: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const isTold = isClock(starts) && isClock(ends, true) && starts !== ends
    setWrong(!isTold)
    if (isTold) onChange({ ...window, starts, ends })
  }
  return (
    <form noValidate aria-label={name} onSubmit={submit}>
      <div className={classes.times}>
        <TextInput {...from.input} data-autofocus label={t('from')} error={isWrong} />
        <TextInput {...until.input} label={t('until')} error={isWrong} />
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
