import {
  type NameField,
  type PersonName,
  type StoredNames,
  storedNames,
} from '#domain/shared/text/person_names'

export type NameForm = { [Field in NameField]?: string | null }

export const nameColumns = (form: NameForm): StoredNames =>
  storedNames({
    first_name_ar: form.first_name_ar ?? '',
    last_name_ar: form.last_name_ar ?? '',
    first_name_en: form.first_name_en ?? '',
    last_name_en: form.last_name_en ?? '',
  })

export function namesOfForm(form: NameForm): PersonName {
  const names = nameColumns(form)
  return {
    firstName: names.first_name,
    lastName: names.last_name,
    firstNameOther: names.first_name_other,
    lastNameOther: names.last_name_other,
  }
}
