import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { readTypedTime } from '#domain/shared/time/typed_time'
import { useTyped } from '~/ui/form/use_typed'
import { directionOf, isolate, withoutMarks } from '#domain/shared/text/isolate'
import { minutesOf } from '#domain/shared/time/clock_times'
import { isClock } from '#domain/shared/time/week_windows'
import { writtenClock } from '#domain/shared/time/written_hours'

/** A time of day as its field shows it, by the page’s clock and digits; with `isEnd` also a day’s end. */
export function useTypedTime(
  field: Pick<Binding<string>, 'value' | 'onChange'>,
  { isEnd = false } = {}
) {
  const t = useTranslations('ui.time')
  const { locale } = useShared().intl
  const direction = directionOf(locale)
  const write = (time: string) => withoutMarks(writtenClock(locale, minutesOf(time)))
  const typed = useTyped(field, {
    read: (text) => readTypedTime(text, { isEnd }),
    isValue: (text) => isClock(text, isEnd),
    write,
  })
  const input = {
    'dir': direction,
    'data-ltr': direction === 'ltr' || undefined,
    'autoComplete': 'off',
    'maxLength': 12,
    'value': typed.text,
    'onChange': (event: { currentTarget: { value: string } }) =>
      typed.type(event.currentTarget.value),
    'onBlur': typed.leave,
  } as const
  return {
    input,
    wrong: typed.isWrong ? t('wrong', { example: isolate(write('16:30'), direction) }) : undefined,
  }
}
