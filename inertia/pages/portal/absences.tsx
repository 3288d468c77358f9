import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AbsenceDialog } from '~/components/absences/absence_dialog'
import { OwnAbsenceRow } from '~/components/absences/own_absence_row'
import type { OwnAbsence } from '~/components/absences/types'
import { urlFor } from '~/client'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaName } from '~/ui/use_area_name'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type PortalAbsencesProps = {
  absences: OwnAbsence[]
  today: string
}

/** What an instructor asks the office for, and what became of it. */
export default function PortalAbsences({ absences, today }: PortalAbsencesProps) {
  const t = useTranslations('absences')
  const calendar = useAreaName()('calendar')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={record.record}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: calendar, href: urlFor('calendar') }]}
        primary={<Button onClick={() => setAsking(true)}>{t('ask')}</Button>}
      />
      <section className={record.card}>
        {absences.length === 0 ? (
          <EmptyState
            icon={<IconCalendarOff size={24} />}
            title={t('none.title')}
            text={t('none.text')}
          />
        ) : (
          <ul className={rows.rows}>
            {absences.map((absence) => (
              <OwnAbsenceRow key={absence.id} absence={absence} />
            ))}
          </ul>
        )}
      </section>
      {isAsking && (
        <AbsenceDialog
          words={{ title: t('ask'), save: t('send'), cancel: t('cancel') }}
          url={urlFor('own_absences.store')}
          today={today}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
