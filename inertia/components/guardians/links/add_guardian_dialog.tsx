import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import {
  GuardianKindChoice,
  type GuardianMode,
} from '~/components/guardians/links/guardian_kind_choice'
import { GuardianPicker } from '~/components/guardians/links/guardian_picker'
import { QuickGuardianFields } from '~/components/guardians/links/quick_guardian_fields'
import { rightsData, RightsFields, rightsPayload } from '~/components/guardians/links/rights_fields'
import { namesToAsk } from '~/components/people/names_to_ask'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

interface AddGuardianDialogProps {
  student: string
  linked: string[]
  modes: readonly GuardianMode[]
  suspects: SameContact[]
  onClose: () => void
}

export function AddGuardianDialog(props: AddGuardianDialogProps) {
  const { student, linked, modes, suspects, onClose } = props
  const t = useTranslations('guardians.dialog')
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  const { form, draft } = useDialogForm('guardian', {
    ...rightsData(null, linked.length === 0),
    mode: modes[0] as string,
    guardian_id: '',
    ...namesToAsk(null),
    phone: '',
    phone_country: phoneCountry,
    whatsapp: false,
    email: '',
    confirm_duplicate: false,
  })
  const field = bindingsOf(form)
  const isKnown = form.data.mode === 'known'
  const submit = () => {
    form.transform(({ guardian_id, ...data }) =>
      rightsPayload(isKnown ? { ...data, guardian_id } : data)
    )
    form.post(urlFor('admin.student_guardians.store', { id: student }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }
  return (
    <Dialog opened title={t('add_title')} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={t('add_title')}
        saveLabel={t('add')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        {modes.length > 1 && (
          <GuardianKindChoice modes={modes} value={form.data.mode} onChange={field.mode.onChange} />
        )}
        {isKnown ? (
          <GuardianPicker field={field.guardian_id} without={linked} />
        ) : (
          <>
            <SameContactPanel
              area="guardians"
              people={suspects}
              confirm={field.confirm_duplicate}
              show={recordUrls('guardians').show}
            />
            <QuickGuardianFields field={field} />
          </>
        )}
        <RightsFields field={field} />
      </DialogForm>
    </Dialog>
  )
}
