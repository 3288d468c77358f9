import { useForm } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { OutcomeLines } from '~/components/imports/outcome_lines'
import { useIgnoredColumns } from '~/components/imports/use_ignored_columns'
import type { ImportDetail } from '~/components/imports/types'
import classes from '~/components/imports/imports.module.css'

interface CheckedPanelProps {
  record: ImportDetail
  mayWrite: boolean
  onChange: () => void
}

export function CheckedPanel({ record, mayWrite, onChange }: CheckedPanelProps) {
  const t = useTranslations('imports')
  const form = useForm({})
  const ignored = useIgnoredColumns(record, record.mapping)
  const {
    to_create: created,
    to_update: updated,
    to_skip: skipped,
    invalid,
    one_script: unpaired,
  } = record
  const count = created + updated
  const added =
    record.entity === 'sessions'
      ? t('checked.sessions', { count: record.sessions_planned, rows: created })
      : t('checked.to_create', { count: created })
  return (
    <section className={classes.card} aria-live="polite">
      <h2 className={classes.subtitle}>{t('checked.title')}</h2>
      <OutcomeLines
        lines={[
          { tone: 'success', count: created, text: added },
          {
            tone: 'attention',
            count: unpaired,
            text: t('checked.one_script', { count: unpaired }),
          },
          { tone: 'info', count: updated, text: t('checked.to_update', { count: updated }) },
          { tone: 'neutral', count: skipped, text: t('checked.to_skip', { count: skipped }) },
          { tone: 'attention', count: ignored.length, text: ignored },
          { tone: 'danger', count: invalid, text: t('checked.invalid', { count: invalid }) },
        ]}
      />
      {count === 0 && <p className={classes.quiet}>{t('checked.nothing')}</p>}
      {mayWrite && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onChange}>
            {t('checked.change')}
          </Button>
          {count > 0 && (
            <Button
              loading={form.processing}
              onClick={() => form.post(urlFor('admin.imports.run.store', { id: record.id }))}
            >
              {t('checked.start', { count })}
            </Button>
          )}
        </Group>
      )}
    </section>
  )
}
