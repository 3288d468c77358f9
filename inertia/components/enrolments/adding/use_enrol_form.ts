import { urlFor } from '~/client'
import { bindingOf } from '~/ui/form/bindings_of'
import type { EnrolGroup } from '~/components/groups/types'
import { namesToAsk } from '~/components/people/names_to_ask'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import type { AskedNames } from '#domain/shared/text/person_names'

export function useEnrolForm(blank: AddStudentData) {
  const { form, draft } = useDialogForm<AddStudentData>('enrolment', blank)
  const field = <Name extends keyof AddStudentData>(name: Name) => bindingOf(form, name)

  function send(groupId: string, onSuccess: () => void) {
    if (form.processing) return
    form.post(urlFor('admin.enrolments.store', { id: groupId }), {
      preserveScroll: true,
      preserveState: true,
      onSuccess,
    })
  }
  return { form, draft, field, send }
}

export type EnrolForm = Pick<ReturnType<typeof useEnrolForm>, 'form' | 'field'>

/** What the dialog sends. A type, so that Inertia accepts it as form data. */
type AddStudentData = AskedNames & {
  /** The address names the group to the server; a dialog that chooses it keeps the choice here. */
  group_id: string
  student_id: string
  gender: string
  birth_date: string
  phone: string
  phone_country: string
  confirm_duplicate: boolean
  standing: string
  starts_on: string
  price: string
  billing_mode: string
  discount_reason: string
  over_capacity_reason: string
  confirmed_warnings: string[]
}

export function addStudentData(
  group: Pick<EnrolGroup, 'starts_on' | 'billing_mode'> & {
    course: Pick<EnrolGroup['course'], 'billing_mode'>
  },
  { today, price, phoneCountry }: { today: string; price: string; phoneCountry: string }
): AddStudentData {
  return {
    group_id: '',
    student_id: '',
    ...namesToAsk(null),
    gender: '',
    birth_date: '',
    phone: '',
    phone_country: phoneCountry,
    confirm_duplicate: false,
    standing: 'active',
    starts_on: group.starts_on > today ? group.starts_on : today,
    price,
    billing_mode: group.billing_mode ?? group.course.billing_mode ?? '',
    discount_reason: '',
    over_capacity_reason: '',
    confirmed_warnings: [],
  }
}
