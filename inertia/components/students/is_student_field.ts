import { labelledFields, type LabelledField } from '~/components/students/labelled_fields'

/** Whether a column of the audit trail or a form has a label people know. */
export function isStudentField(name: string): name is LabelledField {
  return labelledFields.some((field) => field === name)
}
