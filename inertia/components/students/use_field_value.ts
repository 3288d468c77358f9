import { useTranslations } from 'use-intl'
import { isStudentStatus } from '~/components/students/student_statuses'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'

/** Writes a student's saved value in words: statuses, countries, days; '' where nothing was given. */
export function useFieldValue(): (field: string, value: unknown) => string {
  const t = useTranslations('students')
  const format = useFormat()
  const { locale } = useShared().intl
  return (field, value) => {
    if (value === null || value === undefined || value === '') return ''
    const text = String(value)
    if (field === 'status' && isStudentStatus(text)) return t(`status.${text}`)
    if (field === 'gender' && (text === 'male' || text === 'female')) return t(`gender.${text}`)
    if (field === 'birth_date') return format.day(text)
    if (field === 'archived_at') return format.dayOf(text)
    if (field === 'nationality')
      return new Intl.DisplayNames(locale, { type: 'region' }).of(text) ?? text
    if (typeof value === 'boolean' && field !== 'photo') return t(value ? 'show.yes' : 'show.no')
    return text
  }
}
