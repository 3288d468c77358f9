import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { shifts } from '#domain/scheduling/hours/rules/shifts'
import { shortestByTiming } from '#domain/shared/limits/counts'
import { urlFor } from '~/client'
import { BranchOrWholeField } from '~/components/branches/branch_or_whole_field'
import type { NamedSpan, Timing } from '~/components/hours/timings_card'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'

interface TimingDialogProps {
  timing: Timing | null
  ramadan: NamedSpan
  onClose: () => void
}

const valuesOf = (timing: Timing | null) => ({
  name_en: timing?.name_en ?? '',
  name_ar: timing?.name_ar ?? '',
  starts_on: timing?.starts_on ?? '',
  ends_on: timing?.ends_on ?? '',
  shift: timing?.shift ?? 'later',
  shift_by: timing && timing.shift_by > 0 ? String(timing.shift_by) : '',
  shorten_minutes: timing && timing.shorten_minutes > 0 ? String(timing.shorten_minutes) : '',
  branch_id: timing?.branch_id ?? '',
  version: timing?.version ?? 1,
})

export function TimingDialog({ timing, ramadan, onClose }: TimingDialogProps) {
  const t = useTranslations('timings')
  const { form, stale, draft } = useVersionedDialogForm<ReturnType<typeof valuesOf>>(
    `timing.${timing?.id ?? ''}`,
    valuesOf(timing),
    {
      isNew: timing === null,
    }
  )
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = t(timing ? 'timings.edit_title' : 'timings.add')
  const submit = () => {
    const options = { preserveScroll: true, onSuccess: onClose }
    if (timing) form.put(urlFor('admin.settings.timings.update', { id: timing.id }), options)
    else form.post(urlFor('admin.settings.timings.store'), options)
  }
  const shift = {
    ...field.shift,
    onChange: (value: string) => field.shift.onChange(value as 'none'),
  }
  const nothing = errors.shorten_minutes ?? errors.shift_by
  const shorter = { ...field.shorten_minutes, error: nothing }
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('timings.save')}
        cancelLabel={t('timings.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <RecordStalePanel area="timings" form={form} stale={stale} />
        {!timing && (
          <Ramadan
            days={ramadan}
            onTake={(values) => form.setData((now) => ({ ...now, ...values }))}
          />
        )}
        <BothNamesFields
          en={field.name_en}
          ar={field.name_ar}
          labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
        />
        <FieldPair>
          <DateField field={field.starts_on} label={t('fields.starts_on')} required />
          <DateField field={field.ends_on} label={t('fields.ends_on')} required />
        </FieldPair>
        <BranchOrWholeField label={t('fields.branch_id')} field={field.branch_id} />
        <ChoiceField
          field={shift}
          label={t('fields.shift')}
          choices={shifts.map((value) => ({ value, label: t(`shift.${value}`) }))}
        />
        {form.data.shift !== 'none' && (
          <NumberField
            field={field.shift_by}
            label={t('fields.shift_by')}
            help={t('timings.minutes_help')}
          />
        )}
        <NumberField
          field={form.data.shift === 'none' ? shorter : field.shorten_minutes}
          label={t('fields.shorten_minutes')}
          help={t('timings.shorten_help', { least: shortestByTiming })}
        />
      </DialogForm>
    </Dialog>
  )
}

interface RamadanProps {
  days: NamedSpan
  onTake: (values: NamedSpan) => void
}

/** Filled in for a person to correct: its days are a proposal. */
function Ramadan({ days, onTake }: RamadanProps) {
  const t = useTranslations('timings.timings')
  const format = useFormat()
  const span = { from: format.day(days.starts_on), until: format.day(days.ends_on) }
  return (
    <div>
      <Button variant="default" size="compact-md" onClick={() => onTake(days)}>
        {t('fill_ramadan')}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {t('ramadan_expected', span)}
      </Text>
    </div>
  )
}
