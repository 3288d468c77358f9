import { IconPencil, IconUnlink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { LinkedPerson } from '~/components/guardians/types'
import { PersonCell } from '~/ui/record/person_cell'
import { RowIcon } from '~/ui/record/row_icon'
import { StatusDot } from '~/ui/status_dot'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/guardians/guardians.module.css'

interface LinkedRowProps {
  person: LinkedPerson
  href: string
  onEdit?: () => void
  onUnlink?: () => void
}

export function LinkedRow({ person, href, onEdit, onUnlink }: LinkedRowProps) {
  const t = useTranslations('guardians')
  const record = useTranslations('ui.record')
  const name = useNames()(person).lead
  return (
    <li>
      <div className={classes.main}>
        <PersonCell
          person={person}
          href={href}
          beneath={
            <>
              {t(`relation.${person.relation}`)}
              {person.phone_written && (
                <>
                  {' · '}
                  <bdi dir="ltr">{person.phone_written}</bdi>
                </>
              )}
            </>
          }
        />
        {person.is_primary && <StatusDot tone="info">{t('of_student.primary')}</StatusDot>}
        {person.is_payer && <StatusDot tone="success">{t('of_student.payer')}</StatusDot>}
        {person.archived_at && <StatusDot tone="neutral">{t('show.archived_child')}</StatusDot>}
      </div>
      <div className={classes.acts}>
        <RowIcon icon={IconPencil} label={t('of_student.edit', { name })} onClick={onEdit} />
        <RowIcon icon={IconUnlink} label={t('of_student.unlink', { name })} onClick={onUnlink} />
      </div>
      <div className={classes.rights}>
        <span>{t(person.may_pick_up ? 'of_student.pick_up' : 'of_student.no_pick_up')}</span>
        <span>{t(person.may_see_data ? 'of_student.sees' : 'of_student.sees_not')}</span>
        <span>
          {person.channels.map((channel) => t(`channels.${channel}`)).join(record('comma'))}
        </span>
      </div>
    </li>
  )
}
