import { useTranslations } from 'use-intl'
import { fieldId, type Binding, type FieldTexts } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/ui/form/fields/field.module.css'

type Part = 'label' | 'description' | 'input' | 'error'
const order: Part[] = ['label', 'input', 'description', 'error']

/**
 * The Mantine props every field shares: the label, with "required" in words; under the control, so
 * that a row's controls are level, the help, then the error with an icon. Mantine ties them
 * together with aria-describedby.
 */
export function useFieldFrame<Value>(binding: Binding<Value>, texts: FieldTexts) {
  const t = useTranslations('ui.form')
  const { name, error } = binding
  return {
    'id': fieldId(name),
    name,
    'label': (
      <>
        {texts.label}
        {texts.required && <span className={classes.required}> {t('required')}</span>}
      </>
    ),
    'description': texts.help,
    'error': error && <FieldError message={error} />,
    'aria-required': texts.required || undefined,
    'inputWrapperOrder': order,
    'classNames': { label: classes.label, root: classes.field, description: classes.help },
  }
}
