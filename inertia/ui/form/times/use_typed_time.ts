import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { readTypedTime } from '#domain/shared/time/typed_time'
import { useTyped } from '~/ui/form/use_typed'
import { isolate } from '~/ui/isolate'
import { isClock } from '#domain/shared/time/week_windows'

/** A time of day as its field shows it, of 24 hours and in the person's digits; with `isEnd` also 24:00. */
export function useTypedTime(
  field: Pick<Binding<string>, 'value' | 'onChange'>,
  { isEnd = false } = {}
) {
  const t = useTranslations('ui.time')
  const { locale } = useShared().intl
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const write = (time: string) =>
    time
      .split(':')
      .map((part) => two.format(Number(part)))
      .join(':')
  const typed = useTyped(field, {
    read: (text) => readTypedTime(text, { isEnd }),
    isValue: (text) => isClock(text, isEnd),
    write,
  })
  const input = {
    'dir': 'ltr',
    'data-ltr': true,
    'autoComplete': 'off',
    'maxLength': 12,
    'value': typed.text,
    'onChange': (event: { currentTarget: { value: string } }) =>
      typed.type(event.currentTarget.value),
    'onBlur': typed.leave,
  } as const
  return {
    input,
    wrong: typed.isWrong ? t('wrong', { example: isolate(write('16:30'), 'ltr') }) : undefined,
  }
}
