import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DiscountFields } from '~/components/invoice_drafts/editor/discount_fields'
import { DocumentFields } from '~/components/invoice_drafts/editor/document_fields'
import { draftMoney } from '~/components/invoice_drafts/editor/edited_draft'
import { LinesCard } from '~/components/invoice_drafts/editor/lines_card'
import { liveTotals } from '~/components/invoice_drafts/editor/live_totals'
import { TotalsCard } from '~/components/invoice_drafts/editor/totals_card'
import type { DraftFormState } from '~/components/invoice_drafts/editor/use_draft_form'
import { useDraftLabels } from '~/components/invoice_drafts/editor/use_draft_labels'
import { useDraftValue } from '~/components/invoice_drafts/editor/use_draft_value'
import { useLineStudents } from '~/components/invoice_drafts/editor/use_line_students'
import { useLineChoices } from '~/components/invoice_drafts/editor/use_line_choices'
import type { DraftService, DraftStudent, InvoiceDraft } from '~/components/invoice_drafts/types'
import { useMoney } from '~/hooks/use_money'
import { usePermissions } from '~/hooks/use_permissions'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { FormSection } from '~/ui/form/form_section'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/invoice_drafts/editor/editor.module.css'

interface DraftEditorProps {
  title: string
  draft: InvoiceDraft
  services: DraftService[]
  students: DraftStudent[]
  usual: string
  state: DraftFormState
}

export function DraftEditor({ title, draft, services, students, usual, state }: DraftEditorProps) {
  const t = useTranslations('invoice_drafts')
  const { form, field } = state
  const mayIssue = usePermissions()('admin.invoices.create')
  const { settings } = useMoney()
  const { students: offered, search } = useLineStudents(students)
  const choices = useLineChoices({
    draft,
    services,
    students: offered,
    usual,
    searchStudents: search,
  })
  const money = useMemo(() => draftMoney(draft, settings), [draft, settings])
  const live = useMemo(() => liveTotals(form.data, draft.lines, money), [form.data, draft, money])
  const labels = useDraftLabels(form.errors)
  const write = useDraftValue(draft)
  return (
    <div className={classes.editor}>
      <RecordForm
        title={title}
        labels={labels}
        state={state}
        saveLabel={t('form.update')}
        isSaveSecondary={mayIssue}
        cancelHref={urlFor('admin.invoices.show', { id: draft.id })}
        notices={
          <RecordStalePanel
            key={draft.version}
            area="invoice_drafts"
            form={form}
            stale={state.stale}
            write={write}
          />
        }
      >
        <LinesCard
          draft={draft}
          form={form}
          services={services}
          choices={choices}
          usual={usual}
          amounts={live.amounts}
        />
        <TotalsCard live={live} draft={draft} isInclusive={form.data.tax_inclusive} />
        <DocumentFields draft={draft} field={field} />
        <FormSection title={t('sections.discount')} help={t('sections.discount_help')}>
          <DiscountFields field={field} kind={form.data.discount_kind} currency={draft.currency} />
        </FormSection>
        <FormSection title={t('sections.notes')} help={t('sections.notes_help')}>
          <TextAreaField
            field={field('notes')}
            label={t('fields.notes')}
            maxLength={longest.description}
          />
          <TextAreaField
            field={field('internal_notes')}
            label={t('fields.internal_notes')}
            help={t('help.internal_notes')}
            maxLength={longest.notes}
          />
        </FormSection>
      </RecordForm>
    </div>
  )
}
