import { useForm } from '@inertiajs/react'
import { Button, FileInput, Progress, Text } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ImportEntity } from '~/components/imports/types'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { tableEndings } from '#domain/shared/choices/file_types'
import classes from '~/components/imports/imports.module.css'

interface UploadFormProps {
  entities: ImportEntity[]
  entity: ImportEntity
  limits: { rows: number; megabytes: number }
}

export function UploadForm({ entities, entity, limits }: UploadFormProps) {
  const t = useTranslations('imports')
  const title = useId()
  const form = useForm<{ entity: ImportEntity; file: File | null }>({ entity, file: null })
  const { data, errors, processing, progress, setData } = form
  const frame = useFieldFrame(
    { name: 'file', value: data.file, error: errors.file, onChange: () => undefined },
    { label: t('upload.file'), help: t('upload.file_help', limits), required: true }
  )
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    form.post(urlFor('admin.imports.store'), { forceFormData: true, preserveState: 'errors' })
  }
  return (
    <div className={classes.begin}>
      <form className={classes.card} onSubmit={submit} noValidate>
        {entities.length > 1 && (
          <ChoiceField
            label={t('upload.entity')}
            field={{
              name: 'entity',
              value: data.entity,
              error: errors.entity,
              onChange: (chosen) => setData('entity', chosen as ImportEntity),
            }}
            choices={entities.map((one) => ({ value: one, label: t(`entities.${one}`) }))}
          />
        )}
        <FileInput
          {...frame}
          // it is a button to those who can't see it, and says itself that it is required
          aria-required={undefined}
          value={data.file}
          onChange={(file) => setData('file', file)}
          accept={tableEndings.map((ending) => `.${ending}`).join()}
          placeholder={t('upload.choose')}
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          data-autofocus
        />
        {processing && (
          <div role="status" className={classes.waiting}>
            <Text size="sm">{t('upload.reading')}</Text>
            <Progress value={progress?.percentage ?? 0} aria-hidden />
          </div>
        )}
        <Button type="submit" loading={processing} className={classes.start}>
          {t('upload.next')}
        </Button>
      </form>
      <section className={classes.card} aria-labelledby={title}>
        <h2 id={title} className={classes.subtitle}>
          {t('upload.template_title')}
        </h2>
        <p className={classes.quiet}>{t('upload.template_text')}</p>
        <Button
          component="a"
          href={urlFor('admin.imports.template', {}, { qs: { entity: data.entity } })}
          download
          variant="default"
          className={classes.start}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('upload.template')}
        </Button>
      </section>
    </div>
  )
}
