import type { Data } from '@generated/data'
import type { Binding } from '~/ui/form/binding'
import type { NameField } from '#domain/shared/text/person_names'

export type PersonArea = 'students' | 'guardians' | 'instructors'

export type PersonBindings = Record<
  | NameField
  | 'phone'
  | 'phone_country'
  | 'email'
  | 'gender'
  | 'nationality'
  | 'national_id'
  | 'notes',
  Binding<string>
> &
  Record<'whatsapp' | 'remove_photo', Binding<boolean>> & {
    photo: Binding<File | null>
    phone_also: Binding<string[]>
  }

export type SameContact = Data.Core.People.SameContact

export type PortalAccount = {
  state: 'none' | 'invited' | 'active' | 'suspended' | 'closed'
  email: string | null
}
