import { type AskedNames, askedNames, type StoredNames } from '#domain/shared/text/person_names'

const NOBODY: AskedNames = {
  first_name_ar: '',
  last_name_ar: '',
  first_name_en: '',
  last_name_en: '',
}

export const namesToAsk = (person: StoredNames | null): AskedNames =>
  person ? askedNames(person) : NOBODY
