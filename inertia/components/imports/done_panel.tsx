import { Link } from '@adonisjs/inertia/react'
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { OutcomeLines } from '~/components/imports/outcome_lines'
import { recordUrls } from '~/ui/record/record_urls'
import type { ImportDetail } from '~/components/imports/types'
import { UndoDialog } from '~/components/imports/undo_dialog'
import { useOutcomes } from '~/components/imports/use_outcomes'
import classes from '~/components/imports/imports.module.css'

export function DonePanel({ record, mayUndo }: { record: ImportDetail; mayUndo: boolean }) {
  const t = useTranslations('imports')
  const [asking, setAsking] = useState(false)
  const isUndone = record.status === 'undone'
  const lines = useOutcomes(record)
  return (
    <section className={classes.card}>
      <h2 className={classes.subtitle}>{t(isUndone ? 'undone.title' : 'done.title')}</h2>
      <OutcomeLines lines={lines} />
      <Group>
        <Button component={Link} href={recordUrls(record.entity).index()}>
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
      <UndoDialog record={record} opened={asking} onClose={() => setAsking(false)} />
    </section>
  )
}
