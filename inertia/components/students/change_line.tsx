import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { isStudentField } from '~/components/students/is_student_field'
import type { Change } from '~/components/students/types'
import { useFieldValue } from '~/components/students/use_field_value'
import classes from '~/components/students/activity.module.css'

/** One changed field: what it was and what it became, in words. */
export function ChangeLine({ change }: { change: Change }) {
  const t = useTranslations('students')
  const write = useFieldValue()
  if (!isStudentField(change.field)) return null
  const value = (side: unknown) => write(change.field, side) || t('activity.empty_value')
  return (
    <div>
      <dt>{t(`fields.${change.field}`)}</dt>
      {change.field === 'photo' ? (
        <dd>{t('activity.changed_hidden')}</dd>
      ) : (
        <dd>
          <VisuallyHidden>{t('activity.was')} </VisuallyHidden>
          <bdi className={classes.before}>{value(change.before)}</bdi>{' '}
          <IconArrowRight size={14} className="mirrored" aria-hidden />{' '}
          <VisuallyHidden>{t('activity.now')} </VisuallyHidden>
          <bdi>{value(change.after)}</bdi>
        </dd>
      )}
    </div>
  )
}
