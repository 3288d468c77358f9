import { Link } from '@adonisjs/inertia/react'
import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { OutcomeLines } from '~/components/imports/outcome_lines'
import { recordUrls } from '~/ui/record/record_urls'
import type { ImportDetail } from '~/components/imports/types'
import classes from '~/components/imports/imports.module.css'
import type { Tone } from '~/ui/status_dot'
import { useForm } from '@inertiajs/react'
import { Dialog } from '~/ui/dialog/dialog'

interface DonePanelProps {
  record: ImportDetail
  mayUndo: boolean
  /** How many class sessions an undo would delete now; null if it isn't a timetable. */
  deletable: number | null
}

export function DonePanel({ record, mayUndo, deletable }: DonePanelProps) {
  const t = useTranslations('imports')
  const [asking, setAsking] = useState(false)
  const isUndone = record.status === 'undone'
  const lines = useOutcomes(record)
  return (
    <section className={classes.card}>
      <h2 className={classes.subtitle}>{t(isUndone ? 'undone.title' : 'done.title')}</h2>
      <OutcomeLines lines={lines} />
      <Group>
        <Button component={Link} href={listOf(record)}>
          {t('done.open')}
        </Button>
        <Button
          component="a"
          href={urlFor('admin.imports.results', { id: record.id })}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('done.results')}
        </Button>
        {mayUndo && !isUndone && record.created + record.updated > 0 && (
          <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
            {t('done.undo')}
          </Button>
        )}
      </Group>
      <UndoDialog
        record={record}
        deletable={deletable}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

/** Of a timetable those sessions that came with it, also those that are over. */
const listOf = ({ entity, id, sessions_made: made }: ImportDetail) =>
  entity === 'sessions' && made > 0
    ? urlFor('admin.class_sessions.index', {}, { qs: { import: id, when: 'all' } })
    : recordUrls(entity).index()

function useOutcomes(record: ImportDetail): { tone: Tone; count: number; text: string }[] {
  const t = useTranslations('imports')
  const { created, paired, updated, skipped, failed, undone, kept } = record
  const made = record.sessions_made
  if (record.status === 'undone' && record.entity === 'sessions') {
    const { sessions_undone: back, sessions_kept: left } = record
    return [
      { tone: 'success', count: back, text: t('undone.sessions', { count: back }) },
      { tone: 'attention', count: left, text: t('undone.sessions_kept', { count: left }) },
    ]
  }
  if (record.status === 'undone') {
    return [
      { tone: 'success', count: undone, text: t('undone.undone', { count: undone }) },
      { tone: 'attention', count: kept, text: t('undone.kept', { count: kept }) },
    ]
  }
  return [
    record.entity === 'sessions'
      ? { tone: 'success', count: made, text: t('done.sessions', { count: made, rows: created }) }
      : { tone: 'success', count: created, text: t('done.created', { count: created }) },
    { tone: 'info', count: paired, text: t('done.paired', { count: paired }) },
    { tone: 'info', count: updated, text: t('done.updated', { count: updated }) },
    { tone: 'neutral', count: skipped, text: t('done.skipped', { count: skipped }) },
    { tone: 'danger', count: failed, text: t('done.failed', { count: failed }) },
  ]
}

interface UndoDialogProps extends Pick<DonePanelProps, 'record' | 'deletable'> {
  opened: boolean
  onClose: () => void
}

function UndoDialog({ record, deletable, opened, onClose }: UndoDialogProps) {
  const t = useTranslations('imports.undo')
  const form = useForm({})
  const { id, created, updated, sessions_made: made } = record
  const staying = deletable === null ? 0 : made - deletable
  return (
    <Dialog opened={opened} title={t('title')} onClose={onClose}>
      {deletable !== null && <Text mb="xs">{t('sessions', { count: deletable })}</Text>}
      {deletable === null && created > 0 && <Text mb="xs">{t('created', { count: created })}</Text>}
      {updated > 0 && <Text mb="xs">{t('updated', { count: updated })}</Text>}
      {deletable === null && <Text>{t('kept')}</Text>}
      {staying > 0 && <Text>{t('sessions_kept', { count: staying })}</Text>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          color="danger"
          loading={form.processing}
          onClick={() =>
            form.post(urlFor('admin.imports.undo.store', { id }), { onSuccess: onClose })
          }
        >
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
