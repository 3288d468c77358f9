import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CheckedPanel } from '~/components/imports/checked_panel'
import { DonePanel } from '~/components/imports/done_panel'
import { ImportProgress } from '~/components/imports/import_progress'
import { ImportStatusWord } from '~/components/imports/import_status_word'
import { ImportSteps } from '~/components/imports/import_steps'
import { MappingForm } from '~/components/imports/mapping_form'
import { FaultLines } from '~/components/imports/fault_lines'
import { NamesPanel } from '~/components/imports/names/names_panel'
import type {
  ImportAbilities,
  ImportDetail,
  ImportNames,
  RowFault,
} from '~/components/imports/types'
import { SheetPanel } from '~/components/imports/sheet_panel'
import { WrongRows } from '~/components/imports/wrong_rows'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/imports/imports.module.css'
import { useForm } from '@inertiajs/react'

interface ImportShowProps {
  record: ImportDetail
  faults: RowFault[]
  names: ImportNames | null
  more: number | null
  after: number
  deletable: number | null
  can: ImportAbilities
}

export default function ImportShow(props: ImportShowProps) {
  const { record, faults, names, more, after, deletable, can } = props
  const t = useTranslations('imports')
  const { status } = record
  const [changing, setChanging] = useState(false)
  const isMapping = can.write && (status === 'mapping' || (status === 'checked' && changing))
  return (
    <DialogSubject name={record.file_name}>
      <PageHeader
        title={record.file_name}
        heading={<bdi>{record.file_name}</bdi>}
        lead={
          <Text component="span" className={classes.facts}>
            <span>{t(`entities.${record.entity}`)}</span>
            <ImportStatusWord status={status} />
          </Text>
        }
        crumbs={[{ label: t('title'), href: urlFor('admin.imports.index') }]}
      />
      <ImportSteps at={isMapping ? 'mapping' : status} />
      <div className={classes.stack}>
        {isMapping && record.sheets.length > 1 && <SheetPanel record={record} />}
        {isMapping && <MappingForm key={record.sheet} record={record} can={can} />}
        {['checking', 'running', 'undoing'].includes(status) && <ImportProgress record={record} />}
        {status === 'checked' && !isMapping && (
          <CheckedPanel record={record} mayWrite={can.write} onChange={() => setChanging(true)} />
        )}
        {names && !isMapping && <NamesPanel id={record.id} names={names} />}
        {(status === 'done' || status === 'undone') && (
          <DonePanel record={record} mayUndo={can.undo} deletable={deletable} />
        )}
        {status === 'stopped' && <StoppedPanel id={record.id} mayWrite={can.write} />}
        {!isMapping && (
          <FaultLines
            record={record}
            faults={faults}
            mayChoose={can.write && status === 'checked'}
          />
        )}
        {!isMapping && (
          <WrongRows
            record={record}
            more={more}
            after={after}
            mayChoose={can.write && status === 'checked'}
          />
        )}
      </div>
    </DialogSubject>
  )
}

function StoppedPanel({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const t = useTranslations('imports.stopped')
  const form = useForm({})
  return (
    <section className={classes.card} role="alert">
      <h2 className={classes.subtitle}>{t('title')}</h2>
      <p className={classes.quiet}>{t('text')}</p>
      {mayWrite && (
        <Button
          className={classes.start}
          loading={form.processing}
          onClick={() => form.post(urlFor('admin.imports.run.store', { id }))}
        >
          {t('continue')}
        </Button>
      )}
    </section>
  )
}
