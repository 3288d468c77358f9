import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ImportDetail } from '~/components/imports/types'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { isolate } from '~/ui/isolate'
import classes from '~/components/imports/imports.module.css'

export function SheetPanel({ record }: { record: ImportDetail }) {
  const t = useTranslations('imports.sheet')
  const { id, sheet, sheets } = record
  const form = useForm({ sheet })
  const choose = (chosen: string) => {
    form.transform(() => ({ sheet: Number(chosen) }))
    form.put(urlFor('admin.imports.sheet.update', { id }), { preserveScroll: true })
  }
  return (
    <section className={classes.card} aria-label={t('title')} aria-busy={form.processing}>
      <h2 className={classes.subtitle}>{t('title')}</h2>
      <ChoiceField
        label={t('field')}
        help={t('help', { count: sheets.length })}
        field={{
          name: 'sheet',
          value: String(sheet),
          error: form.errors.sheet,
          onChange: choose,
        }}
        choices={sheets.map(({ name, total }, at) => ({
          value: String(at),
          label: t('choice', { name: isolate(name), rows: total }),
        }))}
      />
    </section>
  )
}
