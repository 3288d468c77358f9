import type { Data } from '@generated/data'
import { Button, Text, Title } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BookedSessions } from '~/components/class_sessions/booked_sessions'
import { useBranchNames } from '~/components/branches/use_branches'
import { TimingDialog } from '~/components/hours/timing_dialog'
import { TimingChange } from '~/components/hours/timing_change'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { RemoveDialog } from '~/ui/dialog/remove_dialog'
import { RowIcon } from '~/ui/record/row_icon'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

export type Timing = Data.Admin.Hours.Timing
export type NamedSpan = { name_en: string; name_ar: string; starts_on: string; ends_on: string }

interface TimingsCardProps {
  timings: Timing[]
  ramadan: NamedSpan
  today: string
  can: boolean
}

/** The spans a centre keeps other times in, each with what it changes. */
export function TimingsCard({ timings, ramadan, today, can }: TimingsCardProps) {
  const t = useTranslations('timings.timings')
  const [open, setOpen] = useState<'new' | string | null>(null)
  const edited = timings.find(({ id }) => id === open) ?? null
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {can && (
          <Button variant="default" size="xs" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        {t('lead')}
      </Text>
      <ul className={rows.rows}>
        {timings.map((timing) => (
          <TimingLine
            key={timing.id}
            timing={timing}
            today={today}
            onEdit={can && timing.may_change ? () => setOpen(timing.id) : undefined}
          />
        ))}
      </ul>
      {(open === 'new' || edited) && (
        <TimingDialog timing={edited} ramadan={ramadan} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

interface TimingLineProps {
  timing: Timing
  today: string
  onEdit?: () => void
}

function TimingLine({ timing, today, onEdit }: TimingLineProps) {
  const t = useTranslations('timings.timings')
  const format = useFormat()
  const name = useBothNames()(timing).lead
  const branch = useBranchNames().get(timing.branch_id ?? '')
  const removal = t('remove', { name })
  const [isRemoving, setRemoving] = useState(false)
  return (
    <li>
      <div>
        <Text fw={500}>
          <bdi>{name}</bdi>
          {branch && (
            <Text span c="dimmed" fw={400}>
              {' · '}
              <bdi>{branch}</bdi>
            </Text>
          )}
        </Text>
        <div>
          {t('span', { from: format.day(timing.starts_on), until: format.day(timing.ends_on) })}
        </div>
        <div className={rows.quiet}>
          <TimingChange timing={timing} />
        </div>
        <BookedSessions
          says="keep"
          count={timing.sessions_ahead}
          from={timing.starts_on}
          until={timing.ends_on}
          today={today}
          branch={timing.branch_id}
        />
      </div>
      <RowIcon icon={IconPencil} label={t('edit', { name })} onClick={onEdit} />
      <RowIcon icon={IconX} label={removal} onClick={onEdit && (() => setRemoving(true))} />
      {isRemoving && (
        <RemoveDialog
          removal={removal}
          url={urlFor('admin.settings.timings.destroy', { id: timing.id })}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  )
}
