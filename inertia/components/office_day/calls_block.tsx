import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DayBlock } from '~/components/office_day/day_block'
import type { OfficeDay } from '~/components/office_day/types'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/office_day/lines.module.css'

type Calls = OfficeDay['calls']

/** Families no e-mail reaches of students who stayed away without notice. */
export function CallsBlock({ calls }: { calls: Calls }) {
  const t = useTranslations('office_day.calls')
  const { total, rows } = calls
  return (
    <DayBlock title={t('title')} count={total} rows={rows.length} help={t('help')}>
      <ul className={classes.people}>
        {rows.map((row) => (
          <CallLine key={`${row.student.id} ${row.session_id}`} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <p className={classes.rest}>{t('more', { count: total - rows.length })}</p>
      )}
    </DayBlock>
  )
}

function CallLine({ row }: { row: Calls['rows'][number] }) {
  const t = useTranslations('office_day')
  const names = useNames()
  const { student, contact } = row
  return (
    <li>
      <div>
        <Anchor
          component={Link}
          href={urlFor('admin.students.show', { id: student.id })}
          className={classes.name}
        >
          <bdi>{names(student).lead}</bdi>
        </Anchor>
        <div className={classes.quiet}>
          {contact ? <bdi>{names(contact).lead}</bdi> : t('calls.nobody')}
        </div>
      </div>
      {contact?.phone && (
        <Button
          component="a"
          href={`tel:${contact.phone}`}
          variant="default"
          size="compact-md"
          leftSection={<IconPhone size={14} aria-hidden />}
          aria-label={t('acts.call', { name: isolate(names(contact).lead) })}
        >
          <bdi dir="ltr">{contact.phone_written}</bdi>
        </Button>
      )}
    </li>
  )
}
