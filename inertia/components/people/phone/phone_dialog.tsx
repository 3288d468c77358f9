import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PhoneSharers } from '~/components/people/phone/phone_sharers'
import type { PersonArea } from '~/components/people/types'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { useNames } from '~/ui/names/use_names'
import { useAreaWords } from '~/ui/use_area_words'
import type { StoredNames } from '#domain/shared/text/person_names'

export type PhoneOwner = StoredNames & { id: string; phone: string | null; version: number }

interface PhoneDialogProps {
  area: PersonArea
  person: PhoneOwner
  onClose: () => void
}

export function PhoneDialog({ area, person, onClose }: PhoneDialogProps) {
  const t = useTranslations('people.phone')
  const words = useAreaWords(area)
  const { form, draft } = useDialogForm(`phone.${person.id}`, {
    phone: person.phone ?? '',
    phone_country: useShared().tenant?.phone_country ?? '',
    phone_also: [] as string[],
    version: person.version,
  })
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = t('title', { name: useNames()(person).lead })
  const url = urlFor('admin.people_phones.update', { list: area, id: person.id })
  const submit = () =>
    form.put(url, { preserveScroll: true, preserveState: true, onSuccess: onClose })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <PhoneField
          label={words('fields.phone')}
          field={field.phone}
          country={field.phone_country}
          required
          isFirst
        />
        <PhoneSharers
          area={area}
          id={person.id}
          isWanted={person.phone !== null}
          field={field.phone_also}
        />
      </DialogForm>
    </Dialog>
  )
}
