import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { CourseDetail, CourseService } from '~/components/courses/types'
import type { ServiceChoice } from '~/components/packages/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { type Choice, ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { SeveralField, wordsOf } from '~/ui/form/fields/choice/choices_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { useVersionedForm } from '~/ui/form/stale/use_versioned_form'
import { useBothNames } from '~/ui/names/both_names'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

interface CourseServicesDialogProps {
  course: CourseDetail
  services: CourseService[]
  choices: ServiceChoice[]
  onClose: () => void
}

const SETS = ['fees_each', 'fees_once']

const idsOf = (services: CourseService[], charged: 'each' | 'once' | null) =>
  services.filter((service) => service.charged === charged).map(({ id }) => id)

export function CourseServicesDialog(props: CourseServicesDialogProps) {
  const { course, services, choices, onClose } = props
  const t = useTranslations('courses.billing')
  const label = useTranslations('courses.fields')
  const { form, stale } = useVersionedForm(
    {
      tuition_id: idsOf(services, null)[0] ?? '',
      fees_each: idsOf(services, 'each').toSorted().join(' '),
      fees_once: idsOf(services, 'once').toSorted().join(' '),
      version: course.version,
    },
    { sets: SETS }
  )
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const { tuitions, fees, write } = useServiceChoices(choices, form.data.tuition_id)
  const unchosen = (name: 'fees_each' | 'fees_once') => {
    const other = wordsOf(form.data[name === 'fees_each' ? 'fees_once' : 'fees_each'])
    return fees.filter(({ value }) => !other.includes(value))
  }
  const submit = () =>
    form.put(urlFor('admin.courses.services.update', { id: course.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('edit')} onClose={onClose} staysOpen>
      <DialogForm
        title={t('edit')}
        problem={errors.version}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <RecordStalePanel area="courses" form={form} stale={stale} write={write} />
        <Text c="dimmed">{t('lead')}</Text>
        <ChoiceField
          field={field.tuition_id}
          label={label('tuition_id')}
          help={t('tuition_help')}
          choices={tuitions}
          searchable
          clearable
        />
        <SeveralField
          field={field.fees_each}
          label={label('fees_each')}
          help={t('fees_each_help')}
          choices={unchosen('fees_each')}
        />
        <SeveralField
          field={field.fees_once}
          label={label('fees_once')}
          help={t('fees_once_help')}
          choices={unchosen('fees_once')}
        />
      </DialogForm>
    </Dialog>
  )
}

/** A tuition service is proposed as tuition first; anything else on the price list can be a fee. */
function useServiceChoices(choices: ServiceChoice[], tuition: string) {
  const names = useBothNames()
  const inWords = useFieldValue('courses')
  const choiceOf = (service: ServiceChoice): Choice => ({
    value: service.id,
    label: names(service).lead,
    words: [service.code, service.name_en, service.name_ar].join(' '),
  })
  const write: WriteField = (name, value) => {
    if (name !== 'tuition_id' && !SETS.includes(name)) return inWords(name, value)
    const services = wordsOf(String(value)).map((id) => choices.find((one) => one.id === id))
    return inWords(
      name,
      services.flatMap((service) => (service ? [names(service).lead] : []))
    )
  }
  return {
    tuitions: choices.filter(({ id, kind }) => kind === 'tuition' || id === tuition).map(choiceOf),
    fees: choices.filter(({ kind }) => kind !== 'tuition').map(choiceOf),
    write,
  }
}
