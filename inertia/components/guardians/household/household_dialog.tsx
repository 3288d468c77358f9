import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { householdData } from '~/components/guardians/household/household_data'
import { HouseholdPayer } from '~/components/guardians/household/household_payer'
import { HouseholdStalePanel } from '~/components/guardians/household/household_stale_panel'
import type { Named, StudentFamily } from '~/components/guardians/types'
import type { StudentDetail } from '~/components/students/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { DialogForm } from '~/ui/form/dialog_form'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import type { Binding } from '~/ui/form/binding'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { WordsField } from '~/ui/form/fields/words_field'
import { useNames } from '~/ui/names/use_names'

const SETS = ['student_ids']

interface HouseholdDialogProps {
  student: StudentDetail
  family: StudentFamily
  onClose: () => void
}

export function HouseholdDialog({ student, family, onClose }: HouseholdDialogProps) {
  const t = useTranslations('guardians')
  const { household } = family
  const { form, stale, draft } = useVersionedDialogForm(
    'household',
    householdData(student, family),
    {
      isNew: household === null,
      sets: SETS,
    }
  )
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = t(household ? 'household.edit' : 'household.open')
  const submit = () => {
    const options = { preserveScroll: true, onSuccess: onClose }
    form.transform((data) => ({ ...data, student_ids: wordsOf(data.student_ids) }))
    if (household) form.put(urlFor('admin.households.update', { id: household.id }), options)
    else form.post(urlFor('admin.households.store'), options)
  }
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('household.save')}
        cancelLabel={t('dialog.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <HouseholdStalePanel form={form} stale={stale} family={family} student={student} />
        <BothNamesFields
          en={field.name_en}
          ar={field.name_ar}
          labels={{ en: t('household.name_en'), ar: t('household.name_ar') }}
        />
        <HouseholdPayer field={field} family={family} student={student} />
        <HouseholdMembers field={field.student_ids} family={family} student={student} />
        <TextAreaField
          label={t('household.address')}
          field={field.address}
          maxLength={longest.postalAddress}
        />
      </DialogForm>
    </Dialog>
  )
}

interface HouseholdMembersProps {
  field: Binding<string>
  family: StudentFamily
  student: Named
}

function HouseholdMembers({ field, family, student }: HouseholdMembersProps) {
  const t = useTranslations('guardians.household')
  const names = useNames()
  return (
    <WordsField
      label={t('students')}
      field={field}
      choices={[student, ...family.siblings].map((person) => ({
        value: person.id,
        label: names(person).lead,
      }))}
    />
  )
}
