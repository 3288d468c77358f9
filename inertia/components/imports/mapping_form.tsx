import { useForm } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MappingTable } from '~/components/imports/mapping_table'
import { ReadingChoices } from '~/components/imports/reading_choices'
import type { ImportAbilities, ImportDetail } from '~/components/imports/types'
import { useIgnoredColumns } from '~/components/imports/use_ignored_columns'
import { ErrorText } from '~/ui/error_text'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/imports/imports.module.css'

interface MappingFormProps {
  record: ImportDetail
  can: ImportAbilities
}

export function MappingForm({ record, can }: MappingFormProps) {
  const t = useTranslations('imports.mapping')
  const form = useForm({
    mapping: record.mapping.map((name) => name ?? ''),
    policy: record.policy,
    date_order: record.date_order,
  })
  const discard = useForm({})
  const ignored = useIgnoredColumns(record, form.data.mapping)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    form.post(urlFor('admin.imports.check.store', { id: record.id }))
  }
  return (
    <form className={classes.card} onSubmit={submit} noValidate aria-label={t('title')}>
      <div>
        <h2 className={classes.subtitle}>{t('title')}</h2>
        <p className={classes.quiet}>{t('lead', { rows: record.total })}</p>
      </div>
      {form.errors.mapping && (
        <div role="alert">
          <ErrorText>{form.errors.mapping}</ErrorText>
        </div>
      )}
      <MappingTable
        record={record}
        mapping={form.data.mapping}
        onChange={(mapping) => form.setData('mapping', mapping)}
      />
      <ReadingChoices
        data={form.data}
        onChange={(change) => form.setData({ ...form.data, ...change })}
        offered={record.policies.filter((policy) => policy !== 'update' || can.update)}
        withDates={form.data.mapping.some((name) => /(_on|_date)$/.test(name))}
      />
      {ignored && (
        <StatusDot tone="attention" isSentence>
          {ignored}
        </StatusDot>
      )}
      <Group justify="space-between">
        <Button
          variant="subtle"
          color="danger"
          onClick={() => discard.delete(urlFor('admin.imports.destroy', { id: record.id }))}
          loading={discard.processing}
        >
          {t('discard')}
        </Button>
        <Button type="submit" loading={form.processing}>
          {t('next')}
        </Button>
      </Group>
    </form>
  )
}
